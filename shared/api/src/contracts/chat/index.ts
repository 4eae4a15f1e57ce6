export * from './complaints';
export * from './endpoints';
export * from './errors';
export * from './fields';
export * from './files';
export * from './messages';
export * from './rules';
