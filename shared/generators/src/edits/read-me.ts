const PATH_ROW = /^\| `\//;
const MAP_LINE = /^ {4}mf-\S+\/ /;
const MAP_INDENT = 22;

/** Adds a row to the paths in a remote's README. @returns null when it has no table of path, access and description */
export function addPathRow(text: string, { path, access, what }: { path: string; access: string; what: string }) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => PATH_ROW.test(line) && line.split('|').length === 5);
  return last < 0 ? null : lines.toSpliced(last + 1, 0, `| \`${path}\` | ${access} | ${what} |`).join('\n');
}

/** Adds a line to the map in the root's README, after the other remotes. @returns null when there is no such map */
export function addMapLine(text: string, remote: string, about: string) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => MAP_LINE.test(line));
  return last < 0 ? null : lines.toSpliced(last + 1, 0, `    ${remote}/`.padEnd(MAP_INDENT) + asPhrase(about)).join('\n');
}

/** Removes the line of a remote from the map in the root's README. */
export const removeMapLine = (text: string, remote: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith(`    ${remote}/`))
    .join('\n');

const asPhrase = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
