// One short line at the top of the page, where neither buttons nor results nor titles of sheets are; a newer one takes its place.
let text = $state('');
let cancel = 0;

export const toast = {
  get text(): string {
    return text;
  },
};

export const tell = (line: string): void => {
  clearTimeout(cancel);
  text = line;
  cancel = window.setTimeout(() => (text = ''), 2500 + line.length * 60);
};
