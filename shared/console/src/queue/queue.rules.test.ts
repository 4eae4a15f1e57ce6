import { REASON_ACCOUNT, REASON_AMOUNT, REASON_NOT_FOUND } from '@site/api/contracts/funds';
import { request } from '#testing';
import { actionIn, isLate, reasonsFor, totalOf, verdictsFor, waitOf } from './queue.rules';

const QUEUE = [
  request(1),
  request(2, { action: 'withdraw', method: 'Doyel Pay', amount: '1250.50', trx_id: null, username: 'Rahim' }),
  request(3, { method: 'Doyel Pay', amount: '300.00' }),
];
it.each([
  ['deposit', 'deposit'],
  ['withdraw', 'withdraw'],
  ['other', ''],
  [null, ''],
])('reads the kind %s of an address as “%s”', (text, action) => expect(actionIn(text)).toBe(action));

describe('what a person may do', () => {
  const proposal = { id: 7, verdict: 'approve', reason: null, by: 'nadia', at: '2026-01-15T05:50:00.000Z' } as const;
  it.each([
    ['a request that waits', request(1), { yes: 'approve', no: 'refuse' }],
    ['the proposal of another', request(1, { proposal }), { yes: 'confirm', no: 'sendBack' }],
    ['the own proposal', request(1, { proposal: { ...proposal, by: 'karim' } }), { yes: null, no: 'sendBack' }],
  ])('with %s', (_what, waiting, verdicts) => expect(verdictsFor(waiting, 'karim')).toEqual(verdicts));
});

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
