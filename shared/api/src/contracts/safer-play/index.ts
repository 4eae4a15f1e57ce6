export * from './endpoints';
export * from './errors';
export * from './restriction';
export * from './rules';
