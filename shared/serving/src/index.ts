export { networkOf, readTrustedHops } from './addresses';
export { guard, serverOptions } from './guard';
export { readHosts } from './hosts';
export { listen } from './listen';
export { TIME_LIMITS, type TimeLimits } from './time-limits';
