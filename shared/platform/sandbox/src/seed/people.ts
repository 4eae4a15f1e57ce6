import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { randomToken } from '@site/platform-kit/secrets/secrets';
import { claimNumber, findByUsername, hashPassword, insertPlayer, markPhoneVerified, saveBirthday } from '@site/platform-domains/access';
import { grantCredit } from '@site/platform-domains/ledger';
import { HISTORY_DAYS, writeDemoHistory } from './demo-history/demo-history';
import { momentOf } from './demo-history/timeline';

/** Ready to play and to deposit. `credit` is the final balance, 10,000 BDT; `welcome` is the balance with which the history begins. */
export const DEMO_PLAYER = {
  username: 'demoplayer',
  password: 'demo12345',
  phone: '01700000000',
  birthday: '1990-12-16',
  credit: paisa(1_000_000n),
  welcome: paisa(50_000n),
};

/** User id of support in every chat. @see CHAT-023, PLATFORM-011 */
const SUPPORT_ID = 7;

export interface PeopleOptions {
  now: Date;
  /** Three months of play and payments of the demo player; the money in the wallet is the same with and without them. */
  hasHistory: boolean;
  /** Only a sandbox has the demo player, because the password is public. */
  hasDemoPlayer: boolean;
}

const DEMO_ADDRESS = 'demo@shapla.example';

export async function hasDemoPlayer(db: Executor) {
  const { rowCount } = await db.execute(sql`select 1 from players where email_key = ${DEMO_ADDRESS}`);
  return Boolean(rowCount);
}

export async function seedPeople(tx: Executor, { now, hasHistory, hasDemoPlayer: isSandbox }: PeopleOptions) {
  await addSupport(tx, now);
  if (!isSandbox) return;
  if (await findByUsername(tx, DEMO_PLAYER.username)) return;
  const { credit, welcome, phone } = DEMO_PLAYER;
  if (!hasHistory) return void (await addDemoPlayer(tx, credit, now));
  const id = await addDemoPlayer(tx, welcome, momentOf(now, HISTORY_DAYS, 10));
  await writeDemoHistory(tx, { id, phone }, credit, now);
}

async function addDemoPlayer(tx: Executor, credit: Paisa, at: Date): Promise<number> {
  const { username, password, phone, birthday } = DEMO_PLAYER;
  const { id } = await insertPlayer(tx, {
    remoteId: `p${randomToken().slice(0, 24)}`,
    username,
    usernameKey: username,
    email: DEMO_ADDRESS,
    emailKey: DEMO_ADDRESS,
    phone,
    passwordHash: await hashPassword(password),
    name: 'Demo Player',
    currency: 'BDT',
    referralCode: 'DEMO2026',
    createdAt: at,
  });
  if (await claimNumber(tx, id, phone)) await markPhoneVerified(tx, id, phone, at);
  await saveBirthday(tx, id, birthday);
  await grantCredit(tx, id, credit, { type: 'welcome', id: String(id) }, at);
  return id;
}

/** In a chat, support is an ordinary user; its password is random. */
export async function addSupport(tx: Executor, now: Date) {
  const passwordHash = await hashPassword(randomToken());
  await tx.execute(sql`
    insert into players (id, remote_id, username, username_key, email, email_key, phone, password_hash, name, currency, referral_code, created_at)
    overriding system value
    values (${SUPPORT_ID}, 'support', 'support', 'support', 'support@shapla.example', 'support@shapla.example', '00000000007',
      ${passwordHash}, 'Customer Support', 'BDT', 'SUPPORT', ${now.toISOString()})
    on conflict do nothing`);
}
