import { depositor, withdrawer } from '@site/platform-testing/players/cashiers';
import { bettor, chatter, gamer, type PlayersTable } from '@site/platform-testing/players/players';
import { signUpPlayer, type TestAccount } from '../fixtures/accounts';
import { createOperator } from '../fixtures/operator';
import { saveBirthday, verifyPhone } from '../fixtures/verified';
import type { ChaosTarget } from './target';

const CREDIT_TAKA = 100_000;
/** Of ten players: how many do what. */
const ROLES = ['gamer', 'bettor', 'gamer', 'bettor', 'depositor', 'gamer', 'bettor', 'withdrawer', 'bettor', 'chatter'] as const;
type Role = (typeof ROLES)[number];
/** Pages poll the balance this seldom, so the stream tells it. */
const BALANCE_POLL_S = 60;

export interface PlayerWithRole {
  role: Role;
  account: TestAccount;
}

/** Signs players up and prepares each for what the player will do. */
export async function signUp({ site: { url } }: ChaosTarget, count: number): Promise<PlayerWithRole[]> {
  const operator = createOperator(url);
  await operator.settings({ auto_review: 'off', balance_poll_s: BALANCE_POLL_S });
  const players: PlayerWithRole[] = [];
  for (let nth = 0; nth < count; nth++) {
    const account = await signUpPlayer(url);
    const role = ROLES[nth % ROLES.length] ?? 'gamer';
    if (role === 'depositor' || role === 'withdrawer') await verifyPhone(url, account, operator);
    if (role === 'withdrawer') await saveBirthday(url, account);
    await operator.player(account.username, { credit: CREDIT_TAKA });
    players.push({ role, account });
  }
  return players;
}

/** Plays the role of a player until the run stops. */
export function playerOf(table: PlayersTable, { role, account }: PlayerWithRole, nth: number): Promise<void> {
  switch (role) {
    case 'gamer':
      return gamer(table, account);
    case 'bettor':
      return bettor(table, account, nth);
    case 'depositor':
      return depositor(table, account);
    case 'withdrawer':
      return withdrawer(table, account);
    case 'chatter':
      return chatter(table, account);
  }
}
