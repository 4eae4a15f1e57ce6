import type { FeedEvent } from '@site/platform-match-simulator/feed';
import { secondsOf } from '@site/platform-match-simulator/model/ticks';
import { countBegun } from '@site/platform-match-simulator/model/windows';
import { countsAt } from '@site/platform-match-simulator/soccer/chances';
import type { SoccerFact, SoccerKind } from '@site/platform-match-simulator/soccer/facts';
import { clockAt } from '@site/platform-match-simulator/soccer/score';
import type { SoccerTimeline } from '@site/platform-match-simulator/soccer/timeline';
import { stillPicture, type Details, type Picture } from './picture';
import type { SayWord } from './words';

const LAST = 3;
/** Time for which the picture shows the last incident. */
const SHOWN_SECONDS = 20;

type Told = Exclude<SoccerKind, 'kick-off' | 'half-time' | 'full-time' | 'abandoned'>;
const isTold = (fact: SoccerFact): fact is SoccerFact & { kind: Told; side: 0 | 1 } => fact.side !== null;

export function soccerDetails(event: FeedEvent, timeline: SoccerTimeline, at: Date, say: SayWord): Details {
  const second = secondsOf(at);
  const [home = '', away = ''] = event.name.split(' v ');
  const { corners, cards, reds } = countsAt(timeline, second);
  const begun = timeline.facts.slice(0, countBegun(timeline.facts, second));
  const tell = ({ kind, side }: SoccerFact & { kind: Told; side: 0 | 1 }) => say(kind, side === 0 ? home : away);
  const pair = (label: 'corners' | 'cards' | 'reds', [one, other]: readonly [number, number]) => ({
    label: say(label),
    value: `${one}–${other}`,
  });
  return {
    last: begun
      .filter(isTold)
      .slice(-LAST)
      .map((fact) => `${clockAt(timeline, fact.from)} ${tell(fact)}`),
    facts: [pair('corners', corners), pair('cards', cards), pair('reds', reds)],
    picture: pictureNow(),
  };

  function pictureNow(): Picture {
    const latest = begun.at(-1);
    const isBreak = second >= timeline.halfTime && second < timeline.secondHalf;
    if (!latest || second >= timeline.finish || isBreak) return stillPicture(event, say);
    const sinceMs = at.getTime() - latest.from * 1000;
    const key = String(latest.from);
    if (second - latest.from > SHOWN_SECONDS && latest.kind !== 'penalty')
      return { key: `${key}-play`, kind: 'play', side: latest.side, caption: say('play'), sinceMs };
    const caption = isTold(latest) ? tell(latest) : say('kick-off');
    return { key, kind: latest.kind, side: latest.side, caption, sinceMs };
  }
}
