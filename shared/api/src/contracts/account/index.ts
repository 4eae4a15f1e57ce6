export * from './endpoints';
export * from './errors';
export * from './profile';
export * from './rules';
