import type { Fixture } from '../calendar/fixtures';
import type { Noise } from '../model/match-source';
import type { SoccerTimeline } from './timeline';

export interface SoccerMatch {
  id: string;
  fixture: Fixture;
  noise: Noise;
  timeline: SoccerTimeline;
}
