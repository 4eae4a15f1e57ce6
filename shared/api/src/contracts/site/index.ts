export * from './endpoints';
export * from './pages';
export * from './rules';
