import { BALANCE_POLL_MS } from '@site/api/contracts/wallet';
import { printAmount, type Paisa } from '@site/api/money';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { eventFrame, type EventStream } from '@site/platform-kit/events/event-stream';
import { readManyAvailable } from '#ledger';
import { getSettings } from '#site';

/**
 * Tells each page with an open stream its balance, once at first and then after each change. It does so only while the operator lets these
 * pages poll slower than specified. All balances of a process are read in one statement, so no call that moves money does more work.
 * @returns one look at the balances, to be repeated each second
 */
export function createBalanceNews({ db, events }: Pick<PlatformContext, 'db' | 'events'>) {
  let told = new Map<EventStream, Paisa>();
  return async () => {
    const streams = events.streams.all();
    const isWanted = streams.length > 0 && (await getSettings(db)).balance_poll_s * 1000 > BALANCE_POLL_MS;
    const open = isWanted ? streams : [];
    const players = new Set(open.flatMap(([, owner]) => owner?.playerId ?? []));
    const now = players.size ? await readManyAvailable(db, [...players]) : new Map<number, Paisa>();
    const before = told;
    told = new Map();
    for (const [stream, owner] of open) {
      const balance = owner && now.get(owner.playerId);
      if (balance === null || balance === undefined) continue;
      told.set(stream, balance);
      if (before.get(stream) !== balance) stream.send(eventFrame('balance', { balance: printAmount(balance) }));
    }
  };
}
