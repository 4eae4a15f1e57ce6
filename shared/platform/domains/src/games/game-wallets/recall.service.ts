import { randomUUID } from 'node:crypto';
import { inTransaction } from '@site/platform-kit/data/database';
import { listAccounts, lockCash, playerProvider, readBalance } from '#ledger';
import { findTransfer, listAsked, type TransferReason, type TransferRow } from './game-wallets.repository';
import { platformsIn, transferId } from './game-wallets.rules';
import { askTransfer, carryOut, enquire, type Transfers } from './transfer.service';

interface Wanted {
  playerId: number;
  /** Undefined recalls from all platforms. */
  platform?: string | undefined;
  reason: TransferReason;
  key?: string | undefined;
}

/** Recalls all money of one game wallet, or of all of them. It enquires first about transfers that are still on their way there. */
export async function recallMoney(context: Transfers, { playerId, platform, reason, key = randomUUID() }: Wanted): Promise<TransferRow[]> {
  const { db } = context;
  const isWanted = (wallet: { platform: string }) => platform === undefined || wallet.platform === platform;
  const coming = (await listAsked(db, playerId)).filter((transfer) => isWanted(transfer) && transfer.direction === 'in');
  await Promise.all(coming.map((transfer) => enquire(context, transfer)));

  const platforms = platformsIn(await listAccounts(db, playerId)).filter((name) => isWanted({ platform: name }));
  const asked = await Promise.all(platforms.map((name) => askHome(context, { playerId, platform: name, reason, key })));
  return Promise.all(asked.filter((id) => id !== null).map((id) => carryOut(context, id)));
}

/** @returns id of the transfer, also of one that a copy of this call has recorded; null when the wallet is empty */
function askHome(
  { db, clock }: Transfers,
  { playerId, platform, reason, key }: Required<Wanted> & { platform: string },
): Promise<string | null> {
  const id = transferId(playerId, key, 'out', platform);
  return inTransaction(db, async (tx) => {
    await lockCash(tx, playerId);
    if (await findTransfer(tx, id)) return id;
    if ((await readBalance(tx, playerProvider(platform, playerId).key)) <= 0n) return null;
    await askTransfer(tx, { id, playerId, platform, direction: 'out', reason, amount: null, at: clock.now() });
    return id;
  });
}
