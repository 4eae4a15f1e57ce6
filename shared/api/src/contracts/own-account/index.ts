export * from './closing';
export * from './own-data';
export * from './rules';
