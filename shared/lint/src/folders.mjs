/** Folders whose `index.ts` is the only door: a file outside of one imports nothing else of it. Tests may look inside. */
export const doors = [/^shared\/platform\/domains\/src\/[^/]+/];

/**
 * Packages in which folders still import each other round about, and why. Everywhere else the graph refuses a knot: folders with the
 * same parent, each with all below it, may not need each other.
 */
export const knotted = {
  e2e: 'the one site that journeys, walks and benchmarks share is made of the pages it serves to them',
  'shared/api': 'a contract reads schemas of other contracts, and an endpoint names error codes, which are a contract',
  'shared/sandbox': 'one package holds the whole platform; packages of shared/platform are not excused',
};

/** Packages in which two files may still need types of each other. */
export const typeCircles = [];
