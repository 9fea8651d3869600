/** The parts of a path that fit a pattern like `/t/:id`, or null. */
export const match = (pattern: string, path: string): Record<string, string> | null => {
  const want = pattern.split('/');
  const have = path.split('/');
  if (want.length !== have.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of want.entries()) {
    const value = have[i]!;
    if (part.startsWith(':') && value) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
};
