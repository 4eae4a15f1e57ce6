import { createConfig } from './config.mjs';

export { createConfig } from './config.mjs';
export { refuseImport } from './refuse-import.mjs';
export { zones } from './zones.mjs';

/** `export { default } from '@site/lint'` is a whole `eslint.config.mjs`. */
export default createConfig();
