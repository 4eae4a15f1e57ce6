import { secondsAfter } from '@site/platform-kit/time/clock';
import { oneByOne } from '@site/platform-kit/base/one-by-one';
import { listDue, listHomeDue } from './game-wallets.repository';
import { recallMoney } from './recall.service';
import { enquire, type Transfers } from './transfer.service';

/** Money in a game wallet that nothing has moved for so long comes home. */
const QUIET_S = 86_400;

/** Asks about every transfer that nobody is at work on any more: after a lost answer, or a platform that ended in between. */
export async function enquireDue(context: Transfers) {
  await oneByOne(await listDue(context.db, context.clock.now()), (transfer) => enquire(context, transfer));
}

/** Brings money home that was left in a game wallet, and that of players who may not play now. */
export async function sweepHome(context: Transfers) {
  const now = context.clock.now();
  await oneByOne(await listHomeDue(context.db, now, secondsAfter(now, -QUIET_S)), (due) => recallMoney(context, due));
}
