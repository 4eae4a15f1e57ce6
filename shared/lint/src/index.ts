import { createConfig } from './config';

/** All of `eslint.config.mjs` at the root. */
export const preset = createConfig();
