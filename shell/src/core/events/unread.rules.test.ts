import type { PlatformEvent } from '@site/api/contracts/events';
import { afterEvent, NOTHING_UNREAD, unreadCount } from './unread.rules';

const hello = (chat: number): PlatformEvent => ({ name: 'hello', data: { unread: { inbox: 0, chat } } });
const message = (id: number, by: 'player' | 'assistant' = 'assistant', read_at: string | null = null): PlatformEvent => ({
  name: 'chat_message',
  data: {
    id,
    chat_id: 1,
    sender_id: 7,
    by,
    content: 'Hello',
    created_at: '2026-01-15T06:00:00.000Z',
    client_key: null,
    delivered_at: null,
    read_at,
    attachment: null,
  },
});
const seen = (up_to: number, by: 'player' | 'support' = 'player', is_read = true): PlatformEvent => ({
  name: 'chat_seen',
  data: { chat_id: 1, by, up_to, at: '2026-01-15T06:00:00.000Z', is_read },
});
const after = (...events: PlatformEvent[]) => unreadCount(events.reduce(afterEvent, NOTHING_UNREAD));

it.each([
  ['what the platform counted', [hello(2)], 2],
  ['and what came since', [hello(2), message(8), message(9)], 4],
  ['the same message once', [hello(0), message(8), message(8)], 1],
  ['nothing of the player’s own', [hello(0), message(8, 'player')], 0],
  ['nothing that was read elsewhere already', [hello(0), message(8, 'assistant', '2026-01-15T06:00:00.000Z')], 0],
  ['nothing after reading', [hello(2), message(8), seen(8)], 0],
  ['what came after the reading', [hello(2), message(8), message(9), seen(8)], 1],
  ['everything while only support has read', [hello(2), seen(8, 'support')], 2],
  ['everything that was only delivered', [hello(2), message(8), seen(8, 'player', false)], 3],
  ['anew after a gap', [hello(2), message(8), hello(5)], 5],
  ['the same after an event about something else', [hello(2), { name: 'inbox', data: { unread: 1 } } as const], 2],
])('counts %s', (_, events, expected) => expect(after(...events)).toBe(expected));
