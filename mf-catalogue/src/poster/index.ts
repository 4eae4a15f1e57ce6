export { GamePoster } from './game-poster';
export { posterOf } from './poster-of';
