import { candidatesIn, idsMeantIn } from './ids.rules';

it.each([
  ['where is my deposit PW7M2Q9XTA', ['PW7M2Q9XTA']],
  ['trx id: pw7m2q9xta?', ['PW7M2Q9XTA']],
  ['TRX ID PW7M 2Q9X TA', ['PW7M2Q9XTA']],
  ['PW7M-2Q9X-TA', ['PW7M2Q9XTA']],
  ['(71G58D9C), 3 days ago', ['71G58D9C']],
  ['PW7M2Q9XTA and 71G58D9C please', ['PW7M2Q9XTA', '71G58D9C']],
  ['pw7m2q9xta pw7m2q9xta', ['PW7M2Q9XTA']],
  ['আমার TRX PW7M2Q9XTAএর টাকা কোথায়', ['PW7M2Q9XTA']],
  ['PW7M2Q9XTA 71G58D9C', ['PW7M2Q9XTA', '71G58D9C']],
  ['trx 3482910482', ['3482910482']],
  ['my trx number is 3482910482', ['3482910482']],
  ['3482910482', ['3482910482']],
  ['trx ৩৪৮২৯১০৪৮২', ['3482910482']],
  ['what about D100023 and w100024', ['D100023', 'W100024']],
])('finds in "%s" the IDs %s', (text, ids) => {
  expect(idsMeantIn(text)).toEqual(ids);
});

it.each([
  'I sent 25000 BDT',
  'my number is 01712345678',
  '+8801712345678',
  'on 15 01 2026',
  '20260115 I paid you money',
  'where is my deposit',
  'WHERE IS MY DEPOSIT',
  'I AM player1 FROM DHAKA',
  'BDT 1000 TO AGENT',
  '250000 TK',
  'IS 25 OK 2026',
  'my user name is rahim1990',
  '',
])('takes nothing in "%s" for an ID', (text) => {
  expect(idsMeantIn(text)).toEqual([]);
});

it('names five at most', () => {
  const ids = Array.from({ length: 9 }, (_, at) => `AB${at}CD${at}EF`);
  expect(idsMeantIn(ids.join(' '))).toEqual(ids.slice(0, 5));
});

it('joins neighbouring parts, so that an own ID with gaps is found', () => {
  expect(candidatesIn('my trx is sb 2041 7763 ok')).toContain('SB20417763');
  expect(candidatesIn('pw.7m.2q.9x.ta')).toContain('PW7M2Q9XTA');
  expect(candidatesIn('A1 '.repeat(3000)).length).toBeLessThanOrEqual(300);
});
