import type { Fixture } from '../calendar/fixtures';
import type { TennisTimeline } from './timeline';

export interface TennisMatch {
  id: string;
  fixture: Fixture;
  timeline: TennisTimeline;
}
