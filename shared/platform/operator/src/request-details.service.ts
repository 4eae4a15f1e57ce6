import { printAmount } from '@site/api/money';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import { findPlayer } from '@site/platform-domains/access';
import { findNamed, findReceiptFacts, type LastRequestRow, listLastRequests, readReceipt } from '@site/platform-domains/funds';
import { playerHeld, readBalance, readCash } from '@site/platform-domains/ledger';
import { LAST_REQUESTS_MAX, type LastRequest, type RequestDetails } from './request-details.shapes';

/** @throws Refusal `platform.not_found`, also when two requests wait with the TRX ID */
export async function describeRequest({ db }: PlatformContext, name: string): Promise<RequestDetails> {
  const { id, playerId } = await onlyNamed(db, name);
  const player = await findPlayer(db, playerId);
  const receipt = await findReceiptFacts(db, id);
  const { cash, held: exposure } = await readCash(db, playerId);
  const last = await listLastRequests(db, playerId, LAST_REQUESTS_MAX + 1);
  return {
    receipt: receipt && { type: receipt.contentType, sent_at: receipt.at.toISOString() },
    player: { username: player.username, name: player.name, status: player.status, since: player.createdAt.toISOString() },
    balance: printAmount(cash),
    held: printAmount(await readBalance(db, playerHeld(playerId).key)),
    exposure: printAmount(exposure),
    last: last
      .filter(({ row }) => row.id !== id)
      .slice(0, LAST_REQUESTS_MAX)
      .map(presentLast),
  };
}

/** @throws Refusal `platform.not_found`, also for a request without a receipt */
export async function receiptOf({ db }: PlatformContext, name: string): Promise<File> {
  const { playerId, number } = await onlyNamed(db, name);
  return readReceipt(db, playerId, number);
}

async function onlyNamed(db: Executor, name: string) {
  const found = await findNamed(db, name);
  const [named] = found;
  if (!named || found.length > 1) throw new Refusal('platform.not_found');
  return named;
}

const presentLast = ({ row, decidedBy }: LastRequestRow): LastRequest => ({
  transaction_id: row.number,
  action: row.action,
  amount: printAmount(row.amount),
  key: row.key,
  method: row.methodName,
  account_number: row.accountNumber,
  attempt: row.attempt,
  sent_at: row.submittedAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
  decided_by: decidedBy,
  reason: row.reason,
});
