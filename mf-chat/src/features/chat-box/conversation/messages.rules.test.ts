import type { ChatMessage } from '@site/api/contracts/chat';
import { askAfter, deliveryOf, joinNews, keysOf, NOTHING_KNOWN, unseenId, type Conversation } from './messages.rules';

const AT = '2026-01-15T06:00:00.000Z';
const one = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  chat_id: 5,
  sender_id: 7,
  by: id % 3 ? 'player' : 'assistant',
  content: `words ${id}`,
  created_at: AT,
  client_key: id % 3 ? `key-of-message-${id}` : null,
  delivered_at: null,
  read_at: null,
  attachment: null,
  ...more,
});
const know = (...news: Partial<Conversation>[]) => news.reduce<Conversation>(joinNews, NOTHING_KNOWN);

/** A small pseudo-random generator that gives the same numbers in every run. */
const randomFrom = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

function shuffled<T>(list: readonly T[], random: () => number) {
  return list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const NEWS: Partial<Conversation>[] = [
  { messages: [one(7), one(8), one(9), one(10)], hasOlder: true, listedUpTo: 10 },
  { messages: [one(3), one(4), one(5), one(6)], hasOlder: true },
  { messages: [one(1), one(2)], hasOlder: false },
  { messages: [one(8, { delivered_at: AT })] },
  { messages: [one(8, { delivered_at: AT, read_at: AT })] },
  { messages: [one(11)] },
  { messages: [one(12)] },
  { messages: [one(10), one(11), one(12)], listedUpTo: 12 },
  { deliveredUpTo: 10 },
  { readUpTo: 5 },
  { readUpTo: 8 },
  { seenUpTo: 9 },
  { seenUpTo: 4 },
];

it('comes to the same list in any order, with everything twice', () => {
  const expected = know(...NEWS);
  expect(expected.messages.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(expected.messages[7]?.read_at).toBe(AT);
  expect(expected).toMatchObject({ hasOlder: false, listedUpTo: 12, deliveredUpTo: 10, readUpTo: 8, seenUpTo: 9 });
  for (let seed = 1; seed <= 300; seed++) {
    const known = know(...shuffled([...NEWS, ...NEWS], randomFrom(seed)));
    expect({ seed, known }).toEqual({ seed, known: expected });
  }
});

it('keeps who answers and who writes until it receives something else', () => {
  const known = know({ desk: 'waiting', typingUntilMs: 50 }, { messages: [one(1)] });
  expect(known).toMatchObject({ desk: 'waiting', typingUntilMs: 50 });
  expect(joinNews(known, { desk: 'person', typingUntilMs: 0 })).toMatchObject({ desk: 'person', typingUntilMs: 0 });
});

it.each<[string, Partial<ChatMessage>, Partial<Conversation>]>([
  ['sent', {}, {}],
  ['sent', {}, { deliveredUpTo: 3, readUpTo: 3 }],
  ['delivered', { delivered_at: AT }, {}],
  ['delivered', {}, { deliveredUpTo: 4 }],
  ['read', { delivered_at: AT, read_at: AT }, {}],
  ['read', {}, { readUpTo: 9 }],
])('a message is %s', (delivery, more, marks) => expect(deliveryOf(one(4, more), know(marks))).toBe(delivery));

it.each<[string, number | null, Partial<Conversation>]>([
  ['nothing when there is nothing', null, {}],
  ['the last of support', 6, { messages: [one(3), one(6), one(7)] }],
  ['nothing when it was read', null, { messages: [one(3), one(6, { read_at: AT })] }],
  ['nothing when it was seen on another page', null, { messages: [one(3), one(6)], seenUpTo: 6 }],
  ['what came after that', 6, { messages: [one(3), one(6)], seenUpTo: 3 }],
])('has not seen: %s', (_, id, news) => expect(unseenId(know(news))).toBe(id));

it.each<[string, number | undefined, Partial<Conversation>]>([
  ['from the start when nothing was listed', undefined, { messages: [one(3)] }],
  ['after the last one', 6, { messages: [one(3), one(6)], listedUpTo: 6 }],
  ['again for own messages that are not read yet', 3, { messages: [one(3), one(4), one(5), one(6)], listedUpTo: 6 }],
  ['after the last one when all were read', 6, { messages: [one(3), one(4), one(6)], listedUpTo: 6, readUpTo: 4 }],
  ['not further back than the newest few', 6, { messages: [one(1), one(2), one(3), one(6)], listedUpTo: 6 }],
  ['after the last one listed, whatever came by itself since', 6, { messages: [one(6), one(9)], listedUpTo: 6 }],
  ['the same when that is an own one', 6, { messages: [one(6), one(8)], listedUpTo: 6 }],
])('asks %s', (_, after, news) => expect(askAfter(know(news), news.messages?.[0]?.id === 1 ? 2 : 50)).toBe(after));

it('returns the keys of the messages that arrived', () => {
  expect([...keysOf(know({ messages: [one(3), one(4)] }))]).toEqual(['key-of-message-4']);
});
