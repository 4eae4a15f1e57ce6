export * from './endpoints';
export * from '#errors/catalogue';
export * from './rules';
