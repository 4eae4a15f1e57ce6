import { pendingIn, withNames } from './index';

const fileWith = (...html: string[]) => JSON.stringify({ html, places: { 'en-mobile-guest': { '/': 0 } } });

it('takes markup that is a picture only', () => {
  const html =
    '<section class="a src/b.css#c" data-layout="mobile"><input placeholder="Name" readonly=""><svg viewBox="0 0 2 2"></svg></section>';
  expect(pendingIn(fileWith(html))).toEqual({ html: [html], places: { 'en-mobile-guest': { '/': 0 } } });
});

it.each([
  ['a script', '<p><script>run()</script></p>', '<script>'],
  ['a handler', '<p onclick="run()">x</p>', 'onclick="run()" in <p>'],
  ['a style of its own', '<p style="position: fixed">x</p>', 'style="position: fixed"'],
  ['a style sheet', '<style>p{}</style>', '<style>'],
  ['a frame', '<iframe></iframe>', '<iframe>'],
  ['a picture from elsewhere', '<img src="https://evil.example/a.png">', '<img>'],
  ['an address', '<a href="https://evil.example/">x</a>', 'href='],
  ['a target of a form', '<form action="https://evil.example/"></form>', 'action='],
  ['an id that the page looks for', '<p id="root">x</p>', 'id="root"'],
  ['a paint from elsewhere', '<svg><path fill="url(https://evil.example/a.svg#b)"></path></svg>', 'fill='],
  ['a field for a password', '<input type="password">', 'type="password"'],
  ['a place for what the browser stores', '<p data-stored="token"></p>', 'data-stored="token"'],
  ['another document', '<template><p>x</p></template>', '<template>'],
  ['a comment', '<!-- x --><p>y</p>', 'more than elements and text'],
  ['the end of its place', '</div><p>x</p>', 'not written as a browser writes it'],
  ['an open element', '<p>x', 'not written as a browser writes it'],
  ['too much', `<p>${'x'.repeat(50_000)}</p>`, 'is longer than'],
])('refuses %s', (_, html, words) => {
  expect(pendingIn(fileWith('<p>fine</p>', html))).toContain(words);
});

it.each(['', '{', '[]', 'null', '{"html":"<p>","places":{}}', '{"html":[1],"places":{}}', '{"html":[],"places":{"a":{"/":0}}}'])(
  'refuses a file with other content: %s',
  (text) => {
    expect(typeof pendingIn(text)).toBe('string');
  },
);

it('refuses markup that is nested too deeply to be read', () => {
  expect(typeof pendingIn(fileWith('<b>'.repeat(5_000) + '</b>'.repeat(5_000)))).toBe('string');
});

it('puts the class names of the shell into the picture, and leaves out those that the shell does not have', () => {
  const names = { 'src/a.css': { box: 'shell-box-1 shell-card-2' } };
  expect(withNames('<p class="own src/a.css#box src/a.css#gone src/b.css#box">a &amp; b</p>', names)).toBe(
    '<p class="own shell-box-1 shell-card-2">a &amp; b</p>',
  );
});
