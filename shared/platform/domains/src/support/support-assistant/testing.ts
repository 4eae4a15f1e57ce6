import type { TestPlatform } from '@site/platform-testing/test-platform';
import { messagesOf, written, type ChatPlayer } from '../chat/testing';
import { answerDue } from './assistant.service';

/** Seconds that the support assistant waits, so that a player can finish several lines. */
const WAITS_S = 2;

/** Advances the clock and runs the assistant. */
export async function attend(platform: TestPlatform, seconds = WAITS_S) {
  platform.clock.advance(seconds);
  await answerDue(platform.context);
}

/** All messages of support to the player, in their order. */
export const answersTo = async (platform: TestPlatform, player: ChatPlayer) =>
  (await messagesOf(platform, player)).messages.filter(({ by }) => by !== 'player').map(({ content }) => content);

/** Writes these messages, one after the other. @returns the last answer to them */
export async function askAssistant(platform: TestPlatform, player: ChatPlayer, ...texts: string[]): Promise<string> {
  for (const text of texts) await written(platform, player, text);
  await attend(platform);
  return (await answersTo(platform, player)).at(-1) ?? '';
}
