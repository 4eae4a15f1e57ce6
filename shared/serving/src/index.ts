export { networkOf, readTrustedHops } from './addresses';
export { DOCUMENTATION_POLICY } from './documentation-policy';
export { guard, serverOptions } from './guard';
export { readHosts } from './hosts';
export { listen } from './listen';
export { bestEncoding, isSameTag } from './negotiation';
export { TIME_LIMITS, type TimeLimits } from './time-limits';
export { unknownVariables } from './variables/unknown-variables';
