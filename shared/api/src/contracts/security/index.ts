export * from './confirmation';
export * from './endpoints';
export * from './errors';
export * from './rules';
