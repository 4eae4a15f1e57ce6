import { inLanguage, scoreAddressIn } from './frames.rules';
import { ownPath, readOddsView } from './odds-view.rules';

it.each([
  ['/exchange-inplay', '/exchange-inplay'],
  ['/exchange-inplay?tab=result&sport=tennis', '/exchange-inplay?tab=result&sport=tennis'],
  [null, '/exchange'],
  ['', '/exchange'],
  ['https://evil.example', '/exchange'],
  ['//evil.example', '/exchange'],
  ['/\\evil.example', '/exchange'],
  ['javascript:alert(1)', '/exchange'],
  ['/\t/evil.example', '/exchange'],
  ['/odds-view?eventId=1', '/exchange'],
])('EXCHANGE-004: leads back from %s to %s', (path, expected) => expect(ownPath(path)).toBe(expected));

it('EXCHANGE-004: reads the ids, the sport and the way back', () => {
  const params = new URLSearchParams({ eventId: '40000001', marketId: '1.40000001', selectedSport: 'Tennis', previousPath: '/exchange' });
  expect(readOddsView(params)).toEqual({ eventId: '40000001', marketId: '1.40000001', sport: 'tennis', previousPath: '/exchange' });
});
it.each([[{}], [{ eventId: '4' }], [{ eventId: '../balance', marketId: '1.4' }]])('finds no event at %p', (params) =>
  expect(readOddsView(new URLSearchParams(params))).toBeNull(),
);

it.each([
  ['<iframe src="https://score.example/4"></iframe>', 'https://score.example/4'],
  ['<div><IFRAME width=1 SRC = "http://score.example/4?a=1&amp;b=2"></div>', 'http://score.example/4?a=1&b=2'],
  ['<iframe src="/score/4">', 'https://data.example/score/4'],
  ['<iframe src="javascript:alert(1)">', null],
  ['<iframe src="data:text/html,x">', null],
  ['<iframe src="//evil.example">', null],
  ['<iframe srcdoc="<script>alert(1)</script>">', null],
  ['No score', null],
])('EXCHANGE-023, N-57: finds in %s the address %s', (text, expected) =>
  expect(scoreAddressIn(text, 'https://data.example')).toBe(expected),
);

it('opens frames at the returned address in English, and requests Bangla in Bangla', () => {
  const address = 'https://score.example/stream?chid=4&userip=203.0.113.9';
  expect(inLanguage(address, 'en')).toBe(address);
  expect(inLanguage(address, 'bn')).toBe(`${address}&lang=bn`);
});
