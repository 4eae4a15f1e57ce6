export * from './confirmation';
export * from './endpoints';
export * from '#errors/security';
export * from './rules';
