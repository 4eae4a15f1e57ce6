import { lastCode } from '@site/platform-testing/outbox';
import type { TestPlatform } from '@site/platform-testing/test-platform';
import { findPlayer } from '../accounts/accounts.repository';

/** Signs up a player. @returns the player with e-mail address and phone */
export async function signUpWithContacts(platform: TestPlatform) {
  const player = await platform.signUp();
  const { email, phone } = await findPlayer(platform.db, player.playerId);
  return { ...player, email, phone };
}

export const askForCode = ({ app }: TestPlatform, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/usr-forgot-password', payload, headers });

/** Requests a code by e-mail. @returns the code that arrived */
export async function receiveCode(platform: TestPlatform, { username, email }: { username: string; email: string }) {
  const answer = await askForCode(platform, { type: 'email', email, username });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return lastCode(platform, email);
}

export const resetWith = ({ app }: TestPlatform, username: string, otp: string, password = 'newpass123', confirmation = password) =>
  app.inject({
    method: 'POST',
    url: '/api/usr-reset-password',
    payload: { otp, username, password, password_confirmation: confirmation },
  });
