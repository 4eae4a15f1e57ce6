export { createBreakableProxy, type BreakableProxy } from './breakable-proxy';
export { createMemoryStore } from './memory-store';
export { makeLive, putSmall, putTexts, recordOf } from './small-release';
export { HASTY, storeAt } from './store-at';
export { besideTestKeys, createTestKeys, testKeys } from './test-keys';
