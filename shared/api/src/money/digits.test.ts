import * as fc from 'fast-check';
import { formatCount, latinDigits } from './digits';

it('groups counts', () => expect(formatCount(2400)).toBe('2,400'));

it('groups any number like the formats of the browser', () => {
  const formats = new Intl.NumberFormat('en-US');
  const anyNumber = fc.oneof(
    fc.maxSafeInteger(),
    fc.bigInt(-(10n ** 29n), 10n ** 29n),
    fc.double({ noInteger: true, noNaN: true, noDefaultInfinity: true }),
  );
  fc.assert(fc.property(anyNumber, (count) => expect(formatCount(count)).toBe(formats.format(count))));
});

it.each([
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['৫00 টাকা', '500 টাকা'],
  ['٣', '٣'],
])('writes %j as %j', (text, latin) => expect(latinDigits(text)).toBe(latin));
