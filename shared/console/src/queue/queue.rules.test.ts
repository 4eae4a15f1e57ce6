import { REASON_ACCOUNT, REASON_AMOUNT, REASON_NOT_FOUND } from '@site/api/contracts/funds';
import { request } from '#testing';
import { filtered, isLate, methodsOf, reasonsFor, totalOf, waitOf } from './queue.rules';

const QUEUE = [
  request(1),
  request(2, { action: 'withdraw', method: 'Doyel Pay', amount: '1250.50', trx_id: null, username: 'Rahim' }),
  request(3, { method: 'Doyel Pay', amount: '300.00' }),
];
const ALL = { action: '', method: '', text: '' };
const idsOf = (list: typeof QUEUE) => list.map(({ transaction_id: id }) => id);

it.each([
  ['everything', ALL, ['D1', 'D2', 'D3']],
  ['one kind', { ...ALL, action: 'deposit' }, ['D1', 'D3']],
  ['one method', { ...ALL, method: 'Doyel Pay' }, ['D2', 'D3']],
  ['a part of a name in any case', { ...ALL, text: ' raHIM ' }, ['D2']],
  ['a TRX ID', { ...ALL, text: 'trx3' }, ['D3']],
  ['all conditions at once', { action: 'deposit', method: 'Doyel Pay', text: 'player1' }, []],
])('a filter finds %s', (_what, filter, ids) => expect(idsOf(filtered(QUEUE, filter))).toEqual(ids));

it('lists each method once', () => expect(methodsOf(QUEUE)).toEqual(['Doyel Pay', 'Padma Wallet']));

it('adds amounts up exactly', () => expect(totalOf(QUEUE)).toBe(205_050n));

it('calls a request late that waits longer than half an hour', () => {
  expect(isLate(request(1, { waits_s: 1800 }))).toBe(false);
  expect(isLate(request(1, { waits_s: 1801 }))).toBe(true);
});

it('tells a wait in hours and minutes', () => expect(waitOf(7_261)).toEqual({ hours: 2, minutes: 1 }));

it('offers the reasons that fit all chosen requests', () => {
  expect(reasonsFor([request(1)])).toEqual([REASON_NOT_FOUND, REASON_AMOUNT]);
  expect(reasonsFor([request(2, { action: 'withdraw' })])).toEqual([REASON_ACCOUNT]);
  expect(reasonsFor(QUEUE)).toEqual([]);
});
