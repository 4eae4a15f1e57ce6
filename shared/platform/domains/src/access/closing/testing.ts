import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { TEST_PASSWORD, type TestBearer, type TestPlatform } from '@site/platform-testing/test-platform';
import { cashOf, grantCredit } from '#ledger';

interface Wish {
  password?: string;
  code?: string;
  givesUpRest?: boolean;
}

/** Asks to close the account of the player. */
export const closeAccountOf = (
  { app }: TestPlatform,
  { token }: { token: string },
  { password = TEST_PASSWORD, code, givesUpRest = false }: Wish = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/account/closing',
    headers: { authorization: `Bearer ${token}` },
    payload: { password, gives_up_rest: givesUpRest, ...(code === undefined ? {} : { code }) },
  });

let grants = 0;

/** Sets the main wallet to an amount in paisa. */
export async function setCash({ db, clock }: TestPlatform, { playerId }: TestBearer, amount: bigint) {
  const change = paisa(amount - (await cashOf(db, playerId)));
  if (change) await grantCredit(db, playerId, change, { type: 'test', id: `closing-${(grants += 1)}` }, clock.now());
}

export async function statusOf({ db }: TestPlatform, { playerId }: { playerId: number }) {
  const { rows } = await db.execute<{ status: string }>(sql`select status from players where id = ${playerId}`);
  return rows[0]?.status;
}
