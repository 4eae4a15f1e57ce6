import type { Unsent } from '#outbox';
import { message, own } from '#testing/open-chat-box';
import { isLong, linesOf } from './lines.rules';
import { joinNews, NOTHING_KNOWN } from '../conversation/messages.rules';

const unsent = (key: string, more: Partial<Unsent> = {}): Unsent => ({
  key,
  chatId: '5',
  content: key,
  file: null,
  at: '2026-01-15T06:01:00.000Z',
  problem: null,
  ...more,
});

it('CHAT-020: unsent messages come last, each in its own state', () => {
  const known = joinNews(NOTHING_KNOWN, { messages: [own(2, 'b', { client_key: 'k2' }), message(1, 'a')] });
  const lines = linesOf(known, [unsent('k3'), unsent('k4', { problem: 'No.' }), unsent('k5')], { key: 'k3', part: 0.5 });
  expect(lines.map(({ key, state }) => [key, state])).toEqual([
    ['1', null],
    ['k2', 'sent'],
    ['k3', 'sending'],
    ['k4', 'refused'],
    ['k5', 'waiting'],
  ]);
  expect(lines[2]?.unsent?.part).toBe(0.5);
});

it('puts unsent messages after stored ones on a device whose clock is behind', () => {
  const known = joinNews(NOTHING_KNOWN, { messages: [message(1, 'a')] });
  const [, late] = linesOf(known, [unsent('k2', { at: '2026-01-13T06:00:00.000Z' })], null);
  expect(late?.at).toBe('2026-01-15T06:00:00.000Z');
});

it('names the writer once, and again after another writer or a pause', () => {
  const later = { created_at: '2026-01-15T06:05:00.000Z' };
  const messages = [message(1, 'a'), message(2, 'b'), message(3, 'c', { by: 'person' }), own(4, 'd'), own(5, 'e', later)];
  const lines = linesOf(joinNews(NOTHING_KNOWN, { messages }), [], null);
  expect(lines.map(({ isFirst }) => isFirst)).toEqual([true, false, true, true, true]);
});

it.each([
  ['x'.repeat(1500), false],
  ['x'.repeat(1501), true],
  ['\n'.repeat(23), false],
  ['\n'.repeat(24), true],
])('folds long texts', (content, isOne) => expect(isLong(content)).toBe(isOne));
