import { listSent, type OutboxRow } from '@site/platform-domains/notifications';
import type { TestPlatform } from './test-platform';

/** Messages sent to an address or number, newest first. Waits for messages that are being sent. */
export async function sentTo({ context, db }: TestPlatform, to: string): Promise<OutboxRow[]> {
  await context.background.settled();
  return listSent(db, to);
}

/** The newest code sent to an address or number. @throws when there is none */
export async function lastCode(platform: TestPlatform, to: string): Promise<string> {
  const newest = (await sentTo(platform, to)).find(({ code }) => code !== '');
  if (!newest) throw new Error(`Nothing was sent to ${to}`);
  return newest.code;
}
