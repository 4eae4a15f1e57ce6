/** Facts of the project that need no build. Nothing here loads webpack, so that commands start fast. */
export { areaDir, areasOf } from './areas.mjs';
export { buildEnvironment } from './build-environment.mjs';
export { areasElsewhere, ELSEWHERE } from './elsewhere.mjs';
export { acceptedKeys, keysDirOf } from './release-keys.mjs';
export { plainReleaseOf, releaseOf, sourcesOf } from './release-id.mjs';
export { loadModule } from './program.mjs';
export { builderDir, outputOf, plainOutput, rootAbove } from './workspace.mjs';
export { DEFAULT_BUDGET, SIZE_BUDGETS } from './size-budgets.mjs';
