export * from './endpoints';
export * from '#errors/account';
export * from './profile';
export * from './rules';
