// House rules being edited: the tree of what differs from the preset, and putting a value into it by its key.
export type Changes = { [key: string]: unknown };

/** `changes` with `value` at `bolts.penalty`; tables on the way are made. Nothing is changed in place. */
export const withValue = (changes: Changes, key: string, value: unknown): Changes => {
  const [first, ...rest] = key.split('.');
  if (!rest.length) return { ...changes, [first!]: value };
  const inner = changes[first!];
  const table =
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? (inner as Changes) : {};
  return { ...changes, [first!]: withValue(table, rest.join('.'), value) };
};
