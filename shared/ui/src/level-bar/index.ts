export { LevelBar, type LevelBarProps } from './level-bar';
