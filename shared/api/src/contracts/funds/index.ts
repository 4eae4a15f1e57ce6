export * from './cash-filter';
export * from './endpoints';
export * from './errors';
export * from './rules';
export * from './texts';
export * from './transactions';
export * from './typed-amount';
