export { createMemoryStore } from './memory-store';
export { makeLive, putSmall, putTexts, recordOf } from './small-release';
export { besideTestKeys, createTestKeys, testKeys } from './test-keys';
