export * from './complaints';
export * from './endpoints';
export * from '#errors/chat';
export * from './fields';
export * from './files';
export * from './messages';
export * from './rules';
