import { createConfig } from './config';

/** Content of `eslint.config.mjs` at the root. */
export const preset = createConfig();

/** The same rules for an area in a repository of its own, which has no requirements to compare ids with. */
export const areaPreset = createConfig().concat({ rules: { 'site/known-rows': 'off' } });
