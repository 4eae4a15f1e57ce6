export type { LiveEvent, LiveStatus } from './live-event';
