export * from './endpoints';
export * from './facts';
export * from './practice';
export * from '#errors/catalogue';
export * from './rules';
