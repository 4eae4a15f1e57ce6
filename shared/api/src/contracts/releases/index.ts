export * from './ends';
export * from './health';
export * from './rights';
