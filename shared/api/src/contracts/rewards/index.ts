export * from '#errors/rewards';
export * from './referral';
export * from './rules';
export * from './texts';
export * from './vip';
