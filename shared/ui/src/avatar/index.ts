export { PlayerAvatar } from './player-avatar';
