export * from './classic';
export * from './endpoints';
export * from './errors';
export * from './phone';
export * from './rules';
