/** Folders whose `index.ts` is the only door: a file outside of one imports nothing else of it. Tests may look inside. */
export const doors = [/^shared\/platform\/domains\/src\/[^/]+/];

/**
 * Packages, or folders in them, in which folders still import each other round about, and why. Everywhere else the graph refuses a knot: folders with the
 * same parent, each with all below it, may not need each other.
 */
export const knotted: Record<string, string> = {
  e2e: 'the one site that journeys, walks and benchmarks share is made of the pages it serves to them',
  'shared/api': 'a contract reads schemas of other contracts, and an endpoint names error codes, which are a contract',
  'shared/platform/demo-games': 'rules of a game and the pages that play them are served side by side, under the names of their folders',
  'shared/platform/domains/src/access': 'an account, its sessions and its second step end and confirm each other',
  'shared/platform/domains/src/funds': 'a request is opened by its kind, and its kind decides when it is sent again',
  'shared/platform/domains/src/rewards': 'a stake earns points, and points that are converted carry turnover',
  'shared/platform/match-simulator': 'what a feed answers names the score of each sport, and each sport is made for the feed',
};

/** Packages in which two files may still need types of each other. */
export const typeCircles: string[] = [];
