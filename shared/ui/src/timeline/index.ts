export { Timeline, type TimelineProps, type TimelineStepProps } from './timeline';
