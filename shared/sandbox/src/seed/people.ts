import { sql } from 'drizzle-orm';
import type { Executor } from '../core/database';
import { randomToken } from '../core/secrets';
import { findByUsername, insertPlayer } from '../modules/accounts/accounts.repository';
import { hashPassword } from '../modules/accounts/passwords';
import { grantCredit } from '../modules/ledger/ledger.service';
import { claimNumber, markPhoneVerified } from '../modules/profile/contacts.repository';
import { saveBirthday } from '../modules/profile/profile.repository';

/** Ready to play, to deposit and to withdraw. Credit in paisa: 10,000 BDT. */
export const DEMO_PLAYER = {
  username: 'demoplayer',
  password: 'demo12345',
  phone: '01700000000',
  birthday: '1990-12-16',
  credit: 1_000_000n,
};

/** The player's end of every support chat. @see spec B 2, PLATFORM-011 */
export const SUPPORT_ID = 7;

export async function seedPeople(tx: Executor, now: Date) {
  await addSupport(tx, now);
  await addDemoPlayer(tx, now);
}

async function addDemoPlayer(tx: Executor, now: Date) {
  const { username, password, phone, birthday, credit } = DEMO_PLAYER;
  if (await findByUsername(tx, username)) return;
  const player = await insertPlayer(tx, {
    remoteId: `p${randomToken().slice(0, 24)}`,
    username,
    usernameKey: username,
    email: 'demo@shapla.example',
    emailKey: 'demo@shapla.example',
    phone,
    passwordHash: await hashPassword(password),
    name: 'Demo Player',
    currency: 'BDT',
    referralCode: 'DEMO2026',
    createdAt: now,
  });
  if (await claimNumber(tx, player.id, phone)) await markPhoneVerified(tx, player.id, phone, now);
  await saveBirthday(tx, player.id, birthday);
  await grantCredit(tx, player.id, credit, { type: 'seed', id: username }, now);
}

/** Support is a user like any other to a chat; its password is nobody's. */
async function addSupport(tx: Executor, now: Date) {
  const passwordHash = await hashPassword(randomToken());
  await tx.execute(sql`
    insert into players (id, remote_id, username, username_key, email, email_key, phone, password_hash, name, currency, referral_code, created_at)
    overriding system value
    values (${SUPPORT_ID}, 'support', 'support', 'support', 'support@shapla.example', 'support@shapla.example', '00000000007',
      ${passwordHash}, 'Customer Support', 'BDT', 'SUPPORT', ${now.toISOString()})
    on conflict do nothing`);
}
