/** What is known of the project without building anything: nothing here loads webpack, so commands start at once. */
export { areaDir, areasOf } from './areas.mjs';
export { buildEnvironment } from './build-environment.mjs';
export { acceptedKeys, keysDirOf } from './release-keys.mjs';
export { plainReleaseOf, releaseOf } from './release-id.mjs';
export { outputOf, plainOutput, rootAbove } from './workspace.mjs';
export { DEFAULT_BUDGET, SIZE_BUDGETS } from './size-budgets.mjs';
