export { ScreenSkeleton } from './screen-skeleton';
