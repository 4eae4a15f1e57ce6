import { listSent, type OutboxRow } from '@site/platform-domains/notifications';
import type { TestPlatform } from './test-platform';

/** What was sent there, newest first; waits for what is being sent. */
export async function sentTo({ context, db }: TestPlatform, to: string): Promise<OutboxRow[]> {
  await context.background.settled();
  return listSent(db, to);
}

/** The newest code that was sent there. @throws when none was */
export async function lastCode(platform: TestPlatform, to: string): Promise<string> {
  const newest = (await sentTo(platform, to)).find(({ code }) => code !== '');
  if (!newest) throw new Error(`Nothing was sent to ${to}`);
  return newest.code;
}
