export { LevelBar } from './level-bar';
