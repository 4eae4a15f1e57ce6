export * from './endpoints';
export * from './filters';
export * from './pages';
export * from './rules';
