import type { Paisa } from '@site/api/money';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { Executor } from '@site/platform-kit/data/database';
import { closeSessions, type GameSession, payWin, placeBet } from '@site/platform-domains/games';
import { openPastSession } from './demo-history.repository';
import type { Sitting } from './play-plan';
import { momentOf, type PastEvent } from './timeline';

const PROVIDER = 'demo-history';
/** Half a minute, in hours. */
const ROUND_H = 1 / 120;
const WIN_AFTER_S = 4;

/** Ids are derived from `name`, so that a second history would violate a unique constraint. */
export const sittingEvent = (now: Date, playerId: number, sitting: Sitting, name: string): PastEvent => {
  const at = momentOf(now, sitting.daysAgo, sitting.hour);
  return {
    at,
    happen: async (tx) => {
      const { platform, type, game: place } = sitting;
      const session = await openPastSession(tx, { id: name, playerId, platform, type, place, at });
      for (const [index, round] of sitting.rounds.entries()) {
        const betAt = momentOf(now, sitting.daysAgo, sitting.hour + index * ROUND_H);
        await playRound(tx, session, { ...round, name: `${name}-${index + 1}` }, betAt, laterOf(betAt, now));
      }
      await closeSessions(tx, playerId, momentOf(now, sitting.daysAgo, sitting.hour + sitting.rounds.length * ROUND_H));
    },
  };
};

const laterOf = (betAt: Date, now: Date) => {
  const at = secondsAfter(betAt, WIN_AFTER_S);
  return at < now ? at : now;
};

interface Round {
  name: string;
  stake: Paisa;
  win: Paisa;
}

/** A bet and its settlement, in the form that a supplier sends. */
async function playRound(tx: Executor, session: GameSession, { name, stake, win }: Round, betAt: Date, wonAt: Date) {
  const { id, remoteId, game } = session;
  const ids = { session_id: id, player_id: remoteId, game_code: game.code, round_id: name };
  const call = { tx, provider: PROVIDER, session };
  await placeBet({ ...call, at: betAt }, { action: 'bet', ...ids, transaction_id: `${name}-bet`, amount: stake });
  await payWin({ ...call, at: wonAt }, { action: 'win', ...ids, transaction_id: `${name}-win`, amount: win, finished: '1' });
}
