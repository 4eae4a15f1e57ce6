import type { Turnover } from '@site/api/contracts/turnover';
import { countdownText, followedRequest, remainingTurnover, timelineOf } from './payment-request.rules';
import { sampleDecision, sampleHandover, sampleTransaction, sampleTurnover } from './payment-request.fixtures';

it.each([
  [1800, '30:00'],
  [599, '09:59'],
  [9, '00:09'],
  [0, '00:00'],
])('FUNDS-072: %i s are written as %s', (seconds, text) => expect(countdownText(seconds)).toBe(text));

it('prefers the record to the router state', () => {
  const record = sampleDecision('failed', { amount: '900.00' });
  expect(followedRequest(record, sampleHandover())).toMatchObject({ amount: '900.00', status: 'failed' });
  expect(followedRequest(null, sampleHandover())).toMatchObject({ amount: '1000', status: 'waiting', record: null });
  expect(followedRequest(null, null)).toBeNull();
});

it('keeps the logo of the router state for a method that no longer exists', () =>
  expect(followedRequest(sampleTransaction({ payment_method: null }), sampleHandover())?.icon).toBe('payments/padma-pay.svg'));

it('waits for a result only while there is none', () => {
  expect(timelineOf(null).map(({ step }) => step)).toEqual(['initiated', 'received', 'result']);
  expect(timelineOf(sampleTransaction()).map(({ step }) => step)).toEqual(['initiated', 'received', 'result']);
  expect(timelineOf(sampleDecision('approved')).map(({ step }) => step)).toEqual(['initiated', 'received', 'approved']);
});

it('adds up the turnover that is left, to the paisa', () => {
  const ticket = (status: Turnover['status'], remaining: string) => sampleTurnover({ status, remaining_turnover: remaining });
  expect(remainingTurnover([ticket('active', '20.10'), ticket('active', '0.95'), ticket('complete', '7.00')])).toBe(2105n);
});
