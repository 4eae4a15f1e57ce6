import type { Fixture } from '../calendar/fixtures';
import type { Noise } from '../model/match-source';
import type { TennisTimeline } from './timeline';

export interface TennisMatch {
  id: string;
  fixture: Fixture;
  noise: Noise;
  timeline: TennisTimeline;
}
