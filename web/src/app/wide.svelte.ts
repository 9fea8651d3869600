// Whether the screen has room for three columns.
const query = matchMedia('(min-width: 1080px)');
let now = $state(query.matches);
query.addEventListener('change', () => (now = query.matches));

export const wide = {
  get now(): boolean {
    return now;
  },
};
