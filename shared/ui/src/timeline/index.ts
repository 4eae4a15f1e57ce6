export { Timeline, type TimelineStepProps } from './timeline';
