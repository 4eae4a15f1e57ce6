export * from './endpoints';
export * from './figures';
export * from './histogram';
export * from './rules';
export * from './vitals';
