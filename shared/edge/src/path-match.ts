/**
 * Whether a path fits a pattern as react-router writes it: `:name` takes one part, `:name?` one or none, a last `*` the rest.
 * @param pathname without query, e.g. `/chat-box/17`
 */
export function matchesPath(pattern: string, pathname: string): boolean {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (wanted.at(-1) === '*')
    return given.length >= wanted.length - 1 && wanted.slice(0, -1).every((part, index) => fits(part, given[index]));
  return given.length <= wanted.length && wanted.every((part, index) => fits(part, given[index]));
}

const partsOf = (path: string) => path.split('/').filter(Boolean);

function fits(wanted: string, given: string | undefined) {
  if (given === undefined) return wanted.endsWith('?');
  return wanted.startsWith(':') || wanted.replace(/\?$/, '').toLowerCase() === given.toLowerCase();
}
