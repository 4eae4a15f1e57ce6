export { createMemoryStore } from './memory-store';
export { startS3StandIn } from './s3-stand-in';
export { makeLive, putSmall, putTexts, recordOf } from './small-release';
export { HASTY, storeAt } from './store-at';
export { besideTestKeys, createTestKeys, testKeys } from './test-keys';
