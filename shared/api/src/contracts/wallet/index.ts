export * from './endpoints';
export * from '#errors/wallet';
export * from './rules';
