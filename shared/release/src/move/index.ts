export { contentOf, damagedChannels, damagedReleases, type MoveKeys } from './content';
export { copyChannel, copyRelease } from './copy';
export { requireRoom } from './require-room';
