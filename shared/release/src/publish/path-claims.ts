/** Two patterns that differ only in the names of their parameters are the same claim. */
const shapeOf = (path: string) => path.replace(/:\w+/g, ':');

/** @returns the first path that an earlier one of the list claims already; undefined when there is none */
export function claimedTwice(paths: readonly { path: string }[]): string | undefined {
  const shapes = paths.map(({ path }) => shapeOf(path));
  return paths.find((_, index) => shapes.indexOf(shapes[index] ?? '') < index)?.path;
}
