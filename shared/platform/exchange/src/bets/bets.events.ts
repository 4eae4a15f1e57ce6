import { announcementHint } from '@site/platform-kit/events/announce';
import type { NewHint } from '@site/platform-kit/events/outbox';
import type { Executor } from '@site/platform-kit/data/database';
import { secondsBetween } from '@site/platform-kit/time/clock';
import { queuePushes } from '@site/platform-domains/notifications';
import type { BetRow, NewFill } from './bet';

/** Screen with the player's open bets. */
const OWN_BETS = '/exchange-account';

/** Hints for the pages of the players. They carry ids only; the data is read at delivery. */
export const betHints = (bets: readonly BetRow[]): NewHint[] =>
  bets.map(({ id, playerId }) => announcementHint({ playerId, name: 'exchange_bet', data: { id } }));

/** Seconds after the decision in which a match is no news: the player still looks at the slip. */
const WAITED_S = 30;

/** Queues a push to the players whose waiting bets were matched in this turn. */
export async function pushMatched(tx: Executor, bets: readonly BetRow[], fills: readonly NewFill[], at: Date) {
  const filled = new Set(fills.map(({ betId }) => betId));
  const waited = bets.filter(({ id, decideAt }) => filled.has(id) && secondsBetween(decideAt, at) > WAITED_S);
  await queuePushes(
    tx,
    waited.map(({ playerId, marketId }) => ({ playerId, news: 'betMatched', path: OWN_BETS, about: `market:${marketId}` })),
    at,
  );
}
