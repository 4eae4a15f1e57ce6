import { secondsAfter } from '@site/platform-kit/time/clock';
import { oneByOne } from '@site/platform-kit/base/one-by-one';
import { listDue, listHomeDue } from './game-wallets.repository';
import { recallMoney } from './recall.service';
import { enquire, type Transfers } from './transfer.service';

/** Seconds without a movement in a game wallet after which its money is recalled. */
const QUIET_S = 86_400;

/** Enquires about every transfer that no process works on any more, after a lost answer or the end of a process. */
export async function enquireDue(context: Transfers) {
  await oneByOne(await listDue(context.db, context.clock.now()), (transfer) => enquire(context, transfer));
}

/** Recalls money that was left in a game wallet, and money of players who may not play now. */
export async function sweepHome(context: Transfers) {
  const now = context.clock.now();
  await oneByOne(await listHomeDue(context.db, now, secondsAfter(now, -QUIET_S)), (due) => recallMoney(context, due));
}
