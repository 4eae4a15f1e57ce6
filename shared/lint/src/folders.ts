/** Folders whose `index.ts` is the only door: a file outside of one imports nothing else of it. Tests may look inside. */
export const doors = [/^shared\/platform\/domains\/src\/[^/]+/];

/** Small files that have one user and yet a place of their own: patterns of paths, and why. */
export const keptApart: Record<string, string> = {
  '^shared/build/bin/end-with-parent.mjs$': 'commands load it into their children by its path',
  '^shared/build/src/(areas|build-environment).mjs$': 'their user is the door of what needs no webpack',
};

/** Folders of fewer than three files: patterns of paths, and why. */
export const thinFolders: Record<string, string> = {
  '/locales$': 'a file for each language',
  '/src/panels$': 'a file for each panel that federation exposes',
  '^shared/api/src/contracts/': 'a folder is an export, and the name of a domain',
  '^e2e/screens$': 'a command with its own name',
};
