import { paisa } from '@site/api/money';
import { oneByOne } from '@site/platform-kit/base/one-by-one';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { writeAudit, type AuditEntry } from '@site/platform-kit/http/audit';
import { lockCash, playerCash, post, system } from '#ledger';
import { queueNotice, writeMessage, type MessageWords } from '#notifications';
import { lockPlayer, updateStatus } from '../accounts/accounts.repository';
import { deleteDocumentsOf } from '../identity/identity.repository';
import { readObstacles } from './closing.service';
import { accountClosedMessage, closingLapsedMessage } from './closing.messages';
import { deletePushDevices, endClosing, findLastClosing, findWaitingClosing, listDuePlayers, type ClosingRow } from './closing.repository';

const AT_ONCE = 100;

/** Closes for good the accounts whose waiting time is over. */
export async function closeDueAccounts({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>) {
  const at = clock.now();
  await oneByOne(await listDuePlayers(db, at, AT_ONCE), (playerId) => inTransaction(db, (tx) => closeDue(tx, playerId, at)));
}

/** Money that came meanwhile, or a matter that is open, ends the closing: the account opens again and nothing is lost. */
async function closeDue(tx: Executor, playerId: number, at: Date) {
  await lockPlayer(tx, playerId);
  const waiting = await findWaitingClosing(tx, playerId);
  if (!waiting || waiting.dueAt > at) return;
  await lockCash(tx, playerId);
  const { cash, obstacles } = await readObstacles(tx, playerId);
  if (obstacles.length || cash > waiting.givenUp) {
    await endClosing(tx, waiting.id, 'lapsed', at);
    await updateStatus(tx, playerId, 'active');
    return report(tx, { playerId, at, action: 'closing_lapsed', words: closingLapsedMessage(), detail: { obstacles } });
  }
  await bookRest(tx, waiting, cash, at);
  await endClosing(tx, waiting.id, 'closed', at);
  await deletePushDevices(tx, playerId);
  await deleteDocumentsOf(tx, playerId);
  await report(tx, { playerId, at, action: 'account_closed', words: accountClosedMessage(), detail: { givenUp: String(cash) } });
}

/** Books the rest that the player has given up, so that the books have no wallet that nobody can use. */
async function bookRest(tx: Executor, { id, playerId }: ClosingRow, cash: bigint, at: Date) {
  if (cash === 0n) return;
  await post(tx, {
    kind: 'closing',
    idemKey: `closing:${id}`,
    ref: { type: 'closing', id: String(id) },
    postings: [
      { account: playerCash(playerId), amount: paisa(-cash) },
      { account: system('ADJUSTMENT', playerId), amount: paisa(cash) },
    ],
    at,
  });
}

interface Outcome extends Omit<AuditEntry, 'ip'> {
  playerId: number;
  words: MessageWords;
}

async function report(tx: Executor, { playerId, at, words, ...entry }: Outcome) {
  await writeMessage(tx, { playerId, at, ...words });
  await queueNotice(tx, { playerId, at, ...words });
  await writeAudit(tx, { ...entry, at, playerId, ip: '' });
}

/** Message for an operator who would open an account that is closed for good. */
const CLOSED_FOR_GOOD = 'This account is closed for good. The player can open no other one with the same name, phone or e-mail.';

/**
 * Ends a closing that waits, because an operator decides about the account. Locks the player.
 * @throws Refusal `platform.invalid` when the account is closed for good
 */
export async function endClosingByOperator(tx: Executor, playerId: number, at: Date) {
  const { status } = await lockPlayer(tx, playerId);
  if (status !== 'closed') return;
  const last = await findLastClosing(tx, playerId);
  if (last?.outcome === 'closed') throw new Refusal('platform.invalid', { message: CLOSED_FOR_GOOD });
  if (last) await endClosing(tx, last.id, 'by_operator', at);
}
