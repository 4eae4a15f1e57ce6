import { createConfig } from './config';

export { createConfig } from './config';
export { refuseImport } from './refuse-import';
export { zones } from './zones';

/** All of `eslint.config.mjs` at the root. */
export const preset = createConfig();
