export * from './endpoints';
export * from '#errors/recovery';
export * from './rules';
