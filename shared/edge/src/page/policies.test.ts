import { pageHeaders } from './policies';

const ORIGINS = { gamesOrigin: 'https://games.test', exchangeOrigin: 'https://exchange.test' };
const framedWith = (chatOrigin: string | null) =>
  /frame-src ([^;]*)/.exec(pageHeaders('n', { ...ORIGINS, chatOrigin })['content-security-policy'] ?? '')?.[1];

it('lets the page frame the outside chat while one is set, and no further origin', () => {
  expect(framedWith(null)).toBe('https://games.test https://exchange.test');
  expect(framedWith('https://tawk.to')).toBe('https://games.test https://exchange.test https://tawk.to');
  const [without, withChat] = [null, 'https://tawk.to'].map((chatOrigin) => pageHeaders('n', { ...ORIGINS, chatOrigin }));
  expect(withChat?.['content-security-policy']?.replace(' https://tawk.to', '')).toBe(without?.['content-security-policy']);
});

it('names the exchange host once when the chat has the same origin', () => {
  expect(framedWith('https://exchange.test')).toBe('https://games.test https://exchange.test');
});
