import { randomInt } from 'node:crypto';
import { createPlayers, login } from '@site/api/contracts/access';

export interface TestAccount {
  username: string;
  email: string;
  phone: string;
  password: string;
  token: string;
  remoteId: string;
  exchangeToken: string;
}

let count = 0;

/** A unique username: 8 to 16 letters and digits. */
export const freshUsername = () => `e2e${Date.now().toString(36)}${(process.pid % 1296).toString(36)}${(count++).toString(36)}`.slice(-16);

/** A unique phone number. */
export const freshPhone = () => `017${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Values that a person types into the sign-up form. */
export const freshSignUp = (username = freshUsername()) => ({
  username,
  password: 'secret123',
  confirmPassword: 'secret123',
  currency: 'BDT',
  name: 'Rahim Uddin',
  phone: freshPhone(),
  email: `${username}@example.com`,
  referral_code: '',
});

/** A unique address, so that the tests of one machine share no limit of an address. */
export const freshAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A unique TRX ID in the format of Padma Wallet: ten letters and digits. The ending leaves the decision to the operator. */
export const freshTrxId = () => `${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}99`;

/** Creates and logs in a new player through the platform's calls. */
export async function signUpPlayer(site: string, referralCode = ''): Promise<TestAccount> {
  const form = { ...freshSignUp(), referral_code: referralCode };
  await post(site, createPlayers.path, { ...form, status: 'active' });
  return logIn(site, form);
}

export async function logIn(site: string, person: Pick<TestAccount, 'username' | 'password' | 'email' | 'phone'>): Promise<TestAccount> {
  const { username, password, email, phone } = person;
  const answer = login.output.parse(await post(site, login.path, { username, password }));
  return {
    username,
    password,
    email,
    phone,
    token: answer.token,
    remoteId: answer.remote_id,
    exchangeToken: answer.exchange[0]?.token ?? '',
  };
}

async function post(site: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${site}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site, 'x-forwarded-for': freshAddress() },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
