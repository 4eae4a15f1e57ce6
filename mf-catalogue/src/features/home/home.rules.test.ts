import { parseSlideLink } from '@site/api/contracts/catalogue';
import { slideTarget } from './home.rules';

it('CATALOGUE-010, N-22: the dash splits the link of a slide into platform, game type and game code', () => {
  expect(parseSlideLink('JILI-SLOT')).toEqual({ platform: 'JILI', gameType: 'SLOT', gameCode: '' });
  expect(parseSlideLink('PADMAPLAY-SLOT-PP1042')).toEqual({ platform: 'PADMAPLAY', gameType: 'SLOT', gameCode: 'PP1042' });
  expect(parseSlideLink('PADMAPLAY-SLOT-PP-1042')).toEqual({ platform: 'PADMAPLAY', gameType: 'SLOT', gameCode: 'PP-1042' });
});

it.each([
  ['/promotions', { to: '/promotions' }],
  ['https://example.com/a', { href: 'https://example.com/a' }],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['http://example.com', null],
  ['', null],
])('leads from %s only where a link may lead', (link, target) => {
  expect(slideTarget(link)).toEqual(target);
});
