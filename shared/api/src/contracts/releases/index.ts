export * from './health';
export * from './rights';
