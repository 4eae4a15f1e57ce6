export { matchedRow, runnerRow, type LiveEvent, type LiveStatus } from './live-event';
export { useEventItem, useLiveEvent, useLiveStatus, useMatchOdds, useRow, useScore, useStructure } from './use-live-event';
