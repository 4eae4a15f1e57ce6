import { createConfig } from './config';

/** Content of `eslint.config.mjs` at the root. */
export const preset = createConfig();
