import type { PlatformContext } from '@site/platform-kit/context/context';
import { oneByOne } from '@site/platform-kit/base/one-by-one';
import { effectiveMarket } from '../markets/effective-market';
import { listUnsettled } from './market.repository';
import { decideMarket, settleMarket } from './settle-market.service';

/** Settles every market with a known result, and resumes interrupted settlements. A market that fails does not stop the others. */
export async function settleDue(context: Pick<PlatformContext, 'db' | 'clock' | 'feed'>) {
  const { db, clock, feed } = context;
  await oneByOne(await listUnsettled(db), async ({ id, operatorOverride, result: decided }) => {
    const result = decided ?? effectiveMarket(feed, id, operatorOverride, clock.now())?.result;
    if (!result) return;
    if (!decided) await decideMarket(context, id, result);
    await settleMarket(context, id);
  });
}
