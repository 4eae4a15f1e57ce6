import { rememberScroll, takeScroll } from './scroll-memory';

it('finds the place again once, under the same address', () => {
  Object.defineProperty(window, 'scrollY', { value: 1200, configurable: true });
  rememberScroll('/games?type=SLOT');
  expect(takeScroll('/games?type=LIVE')).toBeUndefined();
  expect(takeScroll('/games?type=SLOT')).toBe(1200);
  expect(takeScroll('/games?type=SLOT')).toBeUndefined();
});
