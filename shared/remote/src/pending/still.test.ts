import { stillOf } from './still';

function still(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  return stillOf(element);
}

it('keeps what gives a page its look', () => {
  const page = '<section class="a" data-layout="mobile"><h1>Log in</h1><svg viewBox="0 0 2 2"><path d="M0 0"></path></svg></section>';
  expect(still(page)).toBe(page);
});

it('keeps no address, name, behaviour or reference', () => {
  expect(still('<a href="/deposit" class="b" onclick="run()" tabindex="0" id="x" style="">Deposit</a>')).toBe('<a class="b">Deposit</a>');
  expect(still('<p data-stored="token" aria-labelledby="x" data-pending="">text</p>')).toBe('<p>text</p>');
});

it('draws fields that nobody can type into and no browser fills in', () => {
  expect(still('<input type="password" name="password" autocomplete="current-password" placeholder="Password">')).toBe(
    '<input type="text" placeholder="Password" readonly="">',
  );
  expect(still('<form action="/steal"><input type="hidden" value="1"></form>')).toBe('<form></form>');
});

it('keeps gradients, under names that no other element of the page has', () => {
  const drawing = '<svg><linearGradient id="_r_0_sky"></linearGradient><rect fill="url(#_r_0_sky)"></rect></svg>';
  expect(still(drawing)).toBe('<svg><linearGradient id="pending-0"></linearGradient><rect fill="url(#pending-0)"></rect></svg>');
});

it.each(['<i style="height: 9px"></i>', '<img src="/a.png">', '<iframe></iframe>', '<video></video>', '<script>run()</script>'])(
  'cannot show %s',
  (part) => {
    expect(still(`<p>text</p>${part}`)).toBe('');
  },
);

it('cannot show what a browser would read as other elements', () => {
  const element = document.createElement('p');
  element.append(document.createElement('div'));
  const around = document.createElement('div');
  around.append(element);
  expect(stillOf(around)).toBe('');
});
