export type { Problem } from './problem';
export { verifyChannel } from './verify-channel';
export { verifyLog } from './verify-log';
export { verifyRelease } from './verify-release';
export { verifyTrust } from './verify-trust';
