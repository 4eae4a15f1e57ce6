import type { Fixture } from '../calendar/fixtures';
import type { SoccerTimeline } from './timeline';

export interface SoccerMatch {
  id: string;
  fixture: Fixture;
  timeline: SoccerTimeline;
}
