export { createMemoryStore } from './memory-store';
export { createSmallProject } from './small-project';
export { claim, makeLive, putSmall, putTexts, recordOf } from './small-release';
export { besideTestKeys, createTestKeys, testKeys } from './test-keys';
