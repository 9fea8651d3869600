/** The sentences of one entry in a row; those that end without a stop get one between. */
export const joined = (says: readonly string[]): string =>
  says.map((say, i) => (i < says.length - 1 && !/[.!?…]$/.test(say) ? `${say}.` : say)).join(' ');
