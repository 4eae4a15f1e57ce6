import { isOwnPath, linkedText, plainText } from './message-text';

it.each([
  ['See /turnover-record.', 'See <a href="/turnover-record">/turnover-record</a>.'],
  ['/deposit', '<a href="/deposit">/deposit</a>'],
  ['দেখুন /complaints/C-7KQ2M4XP।', 'দেখুন <a href="/complaints/C-7KQ2M4XP">/complaints/C-7KQ2M4XP</a>।'],
  ['one\n/vip\r\ntwo', 'one<br><a href="/vip">/vip</a><br>two'],
  ['/nowhere and /deposit/x', '/nowhere and /deposit/x'],
  ['1/2 or / or //evil.example/vip', '1/2 or / or //evil.example/vip'],
  ['https://evil.example/vip', 'https://evil.example/vip'],
  ['<a href="/vip">x</a> & more', '&lt;a href="/vip"&gt;x&lt;/a&gt; &amp; more'],
])('writes %j as %j', (text, written) => expect(linkedText(text)).toBe(written));

it('turns nothing that was typed into a link or a tag', () => {
  expect(plainText('<b>/vip</b> &lt;')).toBe('&lt;b&gt;/vip&lt;/b&gt; &amp;lt;');
});

it.each(['/', '/inbox', '/chat-box/12', '/complaints/C-1'])('recognises the page %s', (path) => expect(isOwnPath(path)).toBe(true));
it.each(['', '/nowhere', '/inbox/', '/chat-box/1/2', 'https://evil.example/inbox', '//inbox'])('recognises no page %j', (path) =>
  expect(isOwnPath(path)).toBe(false),
);
