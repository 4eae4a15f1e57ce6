// Covers: CATALOGUE-002, CATALOGUE-010, CATALOGUE-014
import { parseSlideLink } from '@site/api/contracts/catalogue';
import { activeSlides, slideTarget } from './home.rules';

const slide = (name: string) => ({ name, link: '/games', thubmnail: 'slides/main-lily.svg' });

it('takes slides of one kind from active records only', () => {
  const records = [
    { status: 'active', slider_type: 'Main' as const, slides: [slide('one'), slide('two')] },
    { status: 'inactive', slider_type: 'Main' as const, slides: [slide('off')] },
    { status: 'active', slider_type: 'Features' as const, slides: [slide('other')] },
    { status: 'active', slider_type: 'Main' as const, slides: [slide('three')] },
  ];
  expect(activeSlides(records, 'Main').map(({ name }) => name)).toEqual(['one', 'two', 'three']);
});

it('splits the link of a slide on the dash', () => {
  expect(parseSlideLink('JILI-SLOT')).toEqual({ platform: 'JILI', gameType: 'SLOT', gameCode: '' });
  expect(parseSlideLink('PADMAPLAY-SLOT-PP1042')).toEqual({ platform: 'PADMAPLAY', gameType: 'SLOT', gameCode: 'PP1042' });
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
