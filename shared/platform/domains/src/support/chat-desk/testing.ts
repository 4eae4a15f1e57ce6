import type { TestPlatform } from '@site/platform-testing/test-platform';
import { messagesOf, written, type ChatPlayer } from '../chat/testing';
import { answerDue } from './assistant.service';

/** The support assistant lets somebody who writes several lines finish. */
const WAITS_S = 2;

/** Lets it be the assistant’s turn. */
export async function attend(platform: TestPlatform, seconds = WAITS_S) {
  platform.clock.advance(seconds);
  await answerDue(platform.context);
}

/** All that support wrote to the player, in its order. */
export const answersTo = async (platform: TestPlatform, player: ChatPlayer) =>
  (await messagesOf(platform, player)).messages.filter(({ by }) => by !== 'player').map(({ content }) => content);

/** Writes these messages, one after the other. @returns the last answer to them */
export async function askAssistant(platform: TestPlatform, player: ChatPlayer, ...texts: string[]): Promise<string> {
  for (const text of texts) await written(platform, player, text);
  await attend(platform);
  return (await answersTo(platform, player)).at(-1) ?? '';
}
