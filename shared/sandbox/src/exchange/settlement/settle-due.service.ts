import type { PlatformContext } from '#core/context';
import { effectiveMarket } from '#exchange/markets/effective-market';
import { listUnsettled } from './market.repository';
import { decideMarket, settleMarket } from './settle-market.service';

/** Settles every market whose result is known now, and goes on with those in the middle of it. One that cannot be settled stops no other. */
export async function settleDue(context: Pick<PlatformContext, 'db' | 'clock' | 'feed'>) {
  const { db, clock, feed } = context;
  const problems: unknown[] = [];
  for (const market of await listUnsettled(db)) {
    const { id, hand } = market;
    const result = market.result ?? effectiveMarket(feed, id, hand, clock.now())?.result;
    if (!result) continue;
    await (market.result ? Promise.resolve() : decideMarket(context, id, result))
      .then(() => settleMarket(context, id))
      .catch((problem: unknown) => problems.push(problem));
  }
  if (problems.length) throw new AggregateError(problems, `${problems.length} markets are not settled`);
}
