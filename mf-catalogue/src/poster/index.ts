export { GamePoster } from './game-poster';
export { PosterPlace } from './poster-place';
