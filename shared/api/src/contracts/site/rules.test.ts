import { exchangeAddress } from './rules';

it.each([
  ['https://exchange.example', 'abc', 'https://exchange.example/m/#/token/abc'],
  ['https://exchange.example/', 'a/b c', 'https://exchange.example/m/#/token/a%2Fb%20c'],
  ['http://localhost:3003', 'abc', 'http://localhost:3003/m/#/token/abc'],
  ['', 'abc', null],
  ['javascript:alert(1)', 'abc', null],
  ['https://exchange.example', '', null],
  ['https://exchange.example', null, null],
])('EXCHANGE-008, C-45: makes of %j and token %j the address %j', (base, token, address) => {
  expect(exchangeAddress(base, token)).toBe(address);
});
