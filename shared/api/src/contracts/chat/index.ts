export * from './complaints';
export * from './endpoints';
export * from './fields';
export * from './rules';
