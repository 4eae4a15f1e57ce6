export * from './app-icons';
export * from './endpoints';
export * from './filters';
export * from './frames';
export * from './outside-chat';
export * from './pages';
export * from './pictures';
export * from './rules';
