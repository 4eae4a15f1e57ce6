export * from '#errors/rewards';
export * from './cashback';
export * from './free-bets';
export * from './referral';
export * from './rules';
export * from './texts';
export * from './vip';
