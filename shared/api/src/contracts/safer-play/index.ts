export * from './endpoints';
export * from '#errors/safer-play';
export * from './restriction';
export * from './rules';
