import type { FeedEvent } from '@site/platform-match-simulator/feed';
import { secondsOf } from '@site/platform-match-simulator/model/ticks';
import { countBegun, lastBegun } from '@site/platform-match-simulator/model/windows';
import { serverOfPoint, type PlayerIndex } from '@site/platform-match-simulator/tennis/rules';
import { stateAt } from '@site/platform-match-simulator/tennis/sessions';
import type { TennisFact, TennisTimeline } from '@site/platform-match-simulator/tennis/timeline';
import { stillPicture, type Details, type Picture } from './picture';
import type { SayWord } from './words';

export function tennisDetails(event: FeedEvent, timeline: TennisTimeline, at: Date, say: SayWord): Details {
  const second = secondsOf(at);
  const names = event.name.split(' v ');
  const begun = timeline.facts.slice(0, countBegun(timeline.facts, second));
  const count = (holds: (fact: TennisFact) => boolean) => {
    const of = (player: PlayerIndex) => begun.filter((fact) => fact.winner === player && holds(fact)).length;
    return `${of(0)}–${of(1)}`;
  };
  return {
    last: [],
    facts: [
      { label: say('games'), value: count(({ kind }) => kind !== 'point') },
      { label: say('points'), value: count(() => true) },
      { label: say('aces'), value: count(({ isAce }) => isAce) },
    ],
    picture: pictureNow(),
  };

  function pictureNow(): Picture {
    if (second >= timeline.finish) return stillPicture(event, say);
    const rally = lastBegun(timeline.rallies, second);
    const sinceMs = (seconds: number) => at.getTime() - seconds * 1000;
    if (rally && second < rally.to) {
      const server = serverOfPoint(stateAt(timeline, second));
      return { key: `rally-${rally.from}`, kind: 'rally', side: server, caption: say('rally'), sinceMs: sinceMs(rally.from) };
    }
    const latest = begun.at(-1);
    if (!latest || latest.winner === null || latest.kind === 'start' || latest.kind === 'retired') return stillPicture(event, say);
    const word = latest.isAce && latest.kind === 'point' ? 'ace' : latest.kind;
    return {
      key: `point-${latest.from}`,
      kind: word,
      side: latest.winner,
      caption: say(word, names[latest.winner]),
      sinceMs: sinceMs(latest.from),
    };
  }
}
