import { placeWords } from './place-words';

it.each([
  ['127.0.0.1', 'This computer'],
  ['::1', 'This computer'],
  ['::ffff:127.0.0.1', 'This computer'],
  ['192.168.1.20', 'Local network (192.168.1.20)'],
  ['10.1.2.3', 'Local network (10.1.2.3)'],
  ['172.16.0.1', 'Local network (172.16.0.1)'],
  ['fd12::7', 'Local network (fd12::7)'],
  ['172.32.0.1', '172.32.0.1'],
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8::5', '2001:db8::5'],
  ['', 'Unknown place'],
  ['<b>home</b>', 'Unknown place'],
])('describes %s as %s', (address, place) => expect(placeWords(address, 'en')).toBe(place));

it('describes it in Bangla', () => {
  expect(placeWords('127.0.0.1', 'bn')).toBe('এই কম্পিউটার');
  expect(placeWords('10.0.0.1', 'bn')).toBe('স্থানীয় নেটওয়ার্ক (10.0.0.1)');
});

it('uses the words of a better lookup, with the address', () => {
  const lookup = { placeOf: () => 'Dhaka, Bangladesh' };
  expect(placeWords('203.0.113.9', 'en', lookup)).toBe('Dhaka, Bangladesh (203.0.113.9)');
});
