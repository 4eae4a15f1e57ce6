export * from './errors';
export * from './referral';
export * from './rules';
export * from './texts';
export * from './vip';
