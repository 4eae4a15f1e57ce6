import type { PlatformContext } from '@site/platform-kit/context/context';
import { sideBySide } from '@site/platform-kit/base/one-by-one';
import { decidedAt, effectiveMarket } from '../markets/effective-market';
import { claimSettling, listShuffled, listUnsettled } from './market.repository';
import { decideMarket, settleMarket } from './settle-market.service';

type Context = Pick<PlatformContext, 'db' | 'clock' | 'feed'>;

/**
 * Settles every market with a known result, and resumes interrupted settlements. A market that fails does not stop the others, and one that
 * another transaction has locked is left out until the next run.
 * @param ends by market, the moment of its result; kept from run to run, so that the feed is asked once for each market
 * @throws AggregateError of the markets that failed
 */
export async function settleDue(context: Context, ends = new Map<string, Date | null>()) {
  const { db, clock, feed } = context;
  const due = await listDue(context, ends);
  await sideBySide(due.length ? await listShuffled(db, due) : [], async ({ id, operatorOverride, result: decided }) => {
    const result = decided ?? effectiveMarket(feed, id, operatorOverride, clock.now())?.result;
    if (!result) return;
    if (!decided) await decideMarket(context, id, result, claimSettling);
    await settleMarket(context, id, claimSettling);
  });
}

/** The markets that are decided, or whose result the feed may have by now. */
async function listDue({ db, clock, feed }: Context, ends: Map<string, Date | null>): Promise<string[]> {
  const at = clock.now();
  const unsettled = await listUnsettled(db);
  const known = new Set(unsettled.map(({ id }) => id));
  for (const id of ends.keys()) if (!known.has(id)) ends.delete(id);
  const isOver = (id: string, feedVersion: number | null) => {
    const end = ends.get(id) ?? decidedAt(feed, id, { feedVersion }, at);
    ends.set(id, end);
    return end === null || end <= at;
  };
  return unsettled.filter(({ id, feedVersion, isDecided }) => isDecided || isOver(id, feedVersion)).map(({ id }) => id);
}
