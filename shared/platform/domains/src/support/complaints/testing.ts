import { randomUUID } from 'node:crypto';
import type { ComplaintDetails } from '@site/api/contracts/chat';
import type { TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';

interface Bearer {
  token: string;
}

const LATE = { subject: 'My withdrawal is late', text: 'I asked for 800 BDT three days ago.' };

export const file = (platform: TestPlatform, player: Bearer, changes: Record<string, unknown> = {}) =>
  ask(platform, player, 'complaints', { ...LATE, client_key: randomUUID(), ...changes });

export const add = (platform: TestPlatform, player: Bearer, reference: string, changes: Record<string, unknown> = {}) =>
  ask(platform, player, `complaints/${reference}/entries`, { text: 'It has still not come.', client_key: randomUUID(), ...changes });

/** @returns the new complaint as the player sees it */
export async function filed(platform: TestPlatform, player: Bearer, changes: Record<string, unknown> = {}): Promise<ComplaintDetails> {
  const answer = await file(platform, player, changes);
  if (answer.statusCode !== 200) throw new Error(`Not filed: ${answer.body}`);
  return answer.json<ComplaintDetails>();
}
