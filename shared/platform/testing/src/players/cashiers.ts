import { randomUUID } from 'node:crypto';
import { confirmOwner } from '@site/api/contracts/security';
import { getTransactions, getWalletNumber, rebateOn, showPaymentMethod, submitDeposit, submitWithdraw } from '@site/api/contracts/funds';
import { paisaOfTaka } from '@site/api/money';
import { freshTrxId, type TestAccount } from './accounts';
import { rest, type PlayersTable } from './players';

const METHOD = 'Padma Wallet';
const KIND = 'Merchant';
const DEPOSIT_TAKA = 500;
const WITHDRAWAL_TAKA = 500;
/** A player may report five deposits a minute, and one that is sent again counts twice. */
const DEPOSIT_MS = 20_000;
const WITHDRAWAL_MS = 3000;

/** Deposits, and waits for the operator's approval before the next one. */
export async function depositor(table: PlayersTable, account: TestAccount) {
  const { client, journal, stopped } = table;
  const channels = await client.insist({ url: `${showPaymentMethod.path}?${new URLSearchParams({ name: METHOD }).toString()}`, account });
  if (!channels) return;
  const method = showPaymentMethod.output.parse(channels.body).data.find(({ account_type: kind }) => kind === KIND);
  while (!stopped.aborted) {
    const asked = new URLSearchParams({ name: METHOD, account_type: KIND, amount: String(DEPOSIT_TAKA) }).toString();
    await client.insist({ url: `${getWalletNumber.path}?${asked}`, account });
    const trx = freshTrxId();
    const body = { account_number: account.phone, transaction_id: trx, amount: DEPOSIT_TAKA, payment_id: method?.accountid ?? 0 };
    const call = { url: submitDeposit.path, account, body, key: randomUUID() };
    const answer = await client.write(journal.begin(account.remoteId, 'deposit', trx), call);
    if (answer && answer.status < 300) await approve(table, account, String(answer.body['transaction_id']));
    await rest(table, DEPOSIT_MS);
  }
}

async function approve({ client, journal }: PlayersTable, account: TestAccount, number: string) {
  const amount = paisaOfTaka(DEPOSIT_TAKA);
  const entry = journal.begin(account.remoteId, 'approval', number);
  await client.write(entry, client.operator('POST', `/transactions/${number}/approve`, {}), ({ status }) => {
    // After a lost answer the request does not wait any more, because it was approved.
    const isDone = status < 300 || entry.tries > 1;
    return isDone ? { outcome: 'acknowledged', paisa: amount + rebateOn(amount) } : { outcome: 'refused' };
  });
}

/** Asks for withdrawals; the operator pays every other one, and returns the rest. */
export async function withdrawer(table: PlayersTable, account: TestAccount) {
  const { client, journal, stopped } = table;
  for (let nth = 0; !stopped.aborted; nth++) {
    const confirmed = await client.insist({ url: confirmOwner.path, account, body: { password: account.password } });
    const body = {
      account_number: account.phone,
      amount: WITHDRAWAL_TAKA,
      payment_id: 0,
      provider: METHOD,
      confirmation: confirmed?.body['confirmation'],
    };
    const key = randomUUID();
    const answer = await client.write(
      journal.begin(account.remoteId, 'withdrawal', key),
      { url: submitWithdraw.path, account, body, key },
      ({ status }) => (status < 300 ? { outcome: 'acknowledged', paisa: -paisaOfTaka(WITHDRAWAL_TAKA) } : { outcome: 'refused' }),
    );
    if (answer && answer.status < 300) await (nth % 2 ? payOut : giveBack)(table, account, String(answer.body['transaction_id']));
    await rest(table, WITHDRAWAL_MS);
  }
}

const payOut = ({ client }: PlayersTable, _account: TestAccount, number: string) =>
  client.insist(client.operator('POST', `/transactions/${number}/approve`, {}));

async function giveBack({ client, journal }: PlayersTable, account: TestAccount, number: string) {
  const entry = journal.begin(account.remoteId, 'return', number);
  const call = client.operator('POST', `/transactions/${number}/fail`, { reason: 'The account is not in your name.' });
  await client.write(entry, call, ({ status }) =>
    status < 300 || entry.tries > 1 ? { outcome: 'acknowledged', paisa: paisaOfTaka(WITHDRAWAL_TAKA) } : { outcome: 'refused' },
  );
}

/** Compares the records that a cashier's page shows with what the player knows. @returns one sentence for each that differs */
export async function recordProblems({ client, journal }: PlayersTable, account: TestAccount): Promise<string[]> {
  const answer = await client.insist({
    url: `${getTransactions.path}?${new URLSearchParams({ remote_id: account.remoteId }).toString()}`,
    account,
  });
  if (!answer) return [`player ${account.remoteId} gets no records`];
  const shown = getTransactions.output.parse(Object.values(answer.body));
  const own = journal.entries.filter(({ player, outcome }) => player === account.remoteId && outcome === 'acknowledged');
  const timesOf = (isSame: (record: (typeof shown)[number]) => boolean) => shown.filter(isSame).length;
  return own.flatMap(({ kind, key }) => {
    const times =
      kind === 'deposit'
        ? timesOf(({ trx_id: trx }) => trx === key)
        : kind === 'approval'
          ? timesOf((record) => record.transaction_id === key && record.key === '1')
          : kind === 'return'
            ? timesOf((record) => record.transaction_id === key && record.key === '2')
            : 1;
    return times === 1 ? [] : [`${kind} ${key} of player ${account.remoteId} is in the records ${times} times`];
  });
}
