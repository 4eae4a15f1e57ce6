export { contentOf, damagedChannels, damagedReleases, lastingChannels, type MoveKeys } from './content';
export { copyChannel, copyRelease, copyRoots } from './copy';
export { requireRoom } from './require-room';
