export { areaDir, areasOf } from './areas.mjs';
export { outputOf } from './base-config.mjs';
export { remote, shell } from './federated-config.mjs';
export { plain, plainOutput } from './plain-config.mjs';
export { acceptedKeys, acceptedKeysFile, keysDirOf } from './release-keys.mjs';
export { plainReleaseOf, releaseOf } from './release-id.mjs';
export { runWebpack, watchWebpack } from './run.mjs';
export { rootAbove } from './workspace.mjs';
