export * from './classic';
export * from './endpoints';
export * from '#errors/access';
export * from './phone';
export * from './rules';
