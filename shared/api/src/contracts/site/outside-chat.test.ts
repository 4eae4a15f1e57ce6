import { outsideChatOf } from './outside-chat';

const NONE = { live_chat: '/chat', tawk_id: '', intercom: '' };
const TAWK = '63bc9d8747425128790c8d39';
const addressOf = (set: Partial<typeof NONE>) => outsideChatOf({ ...NONE, ...set }, 'https://exchange.test')?.address ?? null;

it.each([
  [{}, null],
  [{ live_chat: '' }, null],
  [{ live_chat: '15130455' }, 'https://secure.livechatinc.com/licence/15130455/v2/open_chat.cgi'],
  [{ tawk_id: TAWK }, `https://tawk.to/chat/${TAWK}/default`],
  [{ tawk_id: `${TAWK}/1gmccelvi` }, `https://tawk.to/chat/${TAWK}/1gmccelvi`],
  [{ intercom: 'cl0lf7xa' }, 'https://exchange.test/support?intercom=cl0lf7xa'],
  [{ tawk_id: TAWK, intercom: 'cl0lf7xa' }, `https://tawk.to/chat/${TAWK}/default`],
  [{ live_chat: '15130455', tawk_id: TAWK }, 'https://secure.livechatinc.com/licence/15130455/v2/open_chat.cgi'],
])('N-21: the settings %j choose the chat at %s', (set, address) => expect(addressOf(set)).toBe(address));

it.each([
  { live_chat: '1234/../../evil' },
  { live_chat: '12' },
  { tawk_id: `${TAWK}/a/b` },
  { tawk_id: 'https://evil.example' },
  { intercom: 'a&x=1' },
  { intercom: "abcd' 'unsafe-inline" },
])('N-21: the settings %j keep the site’s own chat', (set) => expect(addressOf(set)).toBeNull());

it('N-21: the chosen chat names the origin that the page’s policy must allow, and no other', () => {
  for (const set of [{ live_chat: '15130455' }, { tawk_id: TAWK }, { intercom: 'cl0lf7xa' }]) {
    const chat = outsideChatOf({ ...NONE, ...set }, 'https://exchange.test');
    expect(chat?.origin).toBe(new URL(chat?.address ?? '').origin);
  }
});
