import { formatCount, latinDigits } from './digits';

it('groups counts', () => expect(formatCount(2400)).toBe('2,400'));

it.each([
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['৫00 টাকা', '500 টাকা'],
  ['٣', '٣'],
])('writes %j as %j', (text, latin) => expect(latinDigits(text)).toBe(latin));
