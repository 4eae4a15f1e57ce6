export { GamePoster } from './game-poster';
