export * from './endpoints';
export * from '#errors/safer-play';
export * from './full-stop';
export * from './play-pause';
export * from './play-session';
export * from './restriction';
export * from './rules';
