export { createMemoryStore } from './memory-store';
export { createSmallProject } from './small-project';
export { claim, makeLive, putSmall, putTexts, recordOf } from './small-release';
export { createTestKeys, testKeys } from './test-keys';
