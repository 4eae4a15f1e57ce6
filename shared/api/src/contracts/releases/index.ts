export * from './canary-look';
export * from './ends';
export * from './health';
export * from './rights';
