import { internationalDigits, phoneKey } from './phone';

it.each(['8801712345678', '+880 1712-345678', '008801712345678', '01712345678', '1712345678'])('takes %s for one number', (phone) => {
  expect(phoneKey(phone)).toBe('1712345678');
  expect(internationalDigits(phone)).toBe('8801712345678');
});

it.each([
  ['6591234567', '6591234567'],
  ['+44 7700 900123', '447700900123'],
  ['0044 7700 900123', '447700900123'],
  ['01212345678', '01212345678'],
])('takes %s for no number of Bangladesh', (phone, digits) => expect(internationalDigits(phone)).toBe(digits));
