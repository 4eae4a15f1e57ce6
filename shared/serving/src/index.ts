export { networkOf, readTrustedHops, trustOf, type TrustCheck } from './addresses';
export { CONNECTIONS_PER_ADDRESS } from './connections';
export { DRAIN_MOST } from './early-answer';
export { guard, serverOptions, type GuardOptions } from './guard';
export { hostCheck, readHosts, type HostCheck } from './hosts';
export { listen } from './listen';
export { TIME_LIMITS, type TimeLimits } from './time-limits';
