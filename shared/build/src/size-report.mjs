const SCRIPT_OR_STYLE = /\.(js|css)$/;

/** @param {Iterable<string>} files */
const shipped = (files) => [...files].filter((file) => SCRIPT_OR_STYLE.test(file)).sort();

/** @param {import('webpack').Compilation['chunkGroups'][number]} group */
const groupFiles = (group) => shipped(new Set(group.chunks.flatMap((chunk) => [...chunk.files])));

/** Name that the federation plugin gives to the chunk of `./lifecycle`. */
const LIFECYCLE_CHUNK = '__federation_expose_lifecycle';

/** Request of a dynamic import of an area in the comparison build. */
const AREA_REQUEST = /^@site\/(mf-[a-z-]+)\/lifecycle$/;

/**
 * Files that the first view waits for (entry points, and for a remote the chunks of its lifecycle), and files of lazy areas.
 * @param {import('webpack').Compilation} compilation
 * @returns {{ first: string[], chunks: Record<string, string[]> }} `chunks`: area -> its files, for areas that this build loads lazily
 */
export function filesOfChunks(compilation) {
  const lifecycle = compilation.namedChunkGroups.get(LIFECYCLE_CHUNK);
  const first = [...compilation.entrypoints.values(), ...(lifecycle ? [lifecycle] : [])].flatMap(groupFiles);
  /** @type {Record<string, string[]>} */
  const chunks = {};
  for (const group of compilation.chunkGroups) {
    const area = group.origins.map(({ request }) => AREA_REQUEST.exec(request ?? '')?.[1]).find(Boolean);
    if (area) chunks[area] = groupFiles(group);
  }
  return { first: [...new Set(first)].sort(), chunks };
}

/** @param {Record<string, number>} gzip @param {string[]} first */
export function measure(gzip, first) {
  /** @param {string[]} files */
  const sum = (files) => files.reduce((total, file) => total + (gzip[file] ?? 0), 0);
  return { first: sum(first), whole: sum(Object.keys(gzip)) };
}

/** @typedef {import('./size-budgets.mjs').Sizes} Sizes */

/** @param {Sizes} sizes @param {Sizes} budget */
export const isOver = (sizes, budget) => sizes.first > budget.first || sizes.whole > budget.whole;

/** @param {string} area @param {Sizes} sizes @param {Sizes} budget @returns {string} one line for each figure, for people */
export function sizeTable(area, sizes, budget) {
  /** @param {number} bytes */
  const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
  return /** @type {const} */ (['first', 'whole'])
    .map((part) => ({ part, limit: budget[part] }))
    .map(
      ({ part, limit }) => `  ${area} ${part.padEnd(5)} ${kilo(sizes[part])} of ${kilo(limit)} gzip${sizes[part] > limit ? '  OVER' : ''}`,
    )
    .join('\n');
}
