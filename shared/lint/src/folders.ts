/** Folders with one public file: a file outside of such a folder may import only its `index.ts`. Tests may import all files. */
export const doors = [/^shared\/platform\/domains\/src\/[^/]+/];

/** Small files with one user that stay separate all the same: pattern of paths -> reason. */
export const keptApart: Record<string, string> = {
  '^shared/build/bin/end-with-parent.mjs$': 'commands load it into their children by its path',
  '^shared/build/src/(areas|build-environment).mjs$': 'their user is the door of what needs no webpack',
};

/** Permitted folders with fewer than three files: pattern of paths -> reason. */
export const thinFolders: Record<string, string> = {
  '/locales$': 'a file for each language',
  '/src/panels$': 'a file for each panel that federation exposes',
  '^shared/api/src/contracts/': 'a folder is an export, and the name of a domain',
  '^e2e/screens$': 'a command with its own name',
};
