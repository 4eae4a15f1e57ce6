export * from './endpoints';
export * from './message';
export * from './rules';
