import { paisa } from '@site/api/money';
import { confirmStep, dropStep, setStep, type KeptLimit } from './limit.rules';

const now = new Date('2026-01-15T06:00:00Z');
const tomorrow = new Date('2026-01-16T06:00:00Z');
const plain: KeptLimit = { amount: paisa(500n), change: null };
const raising: KeptLimit = { amount: paisa(500n), change: { amount: paisa(900n), dueAt: tomorrow } };
const removing: KeptLimit = { amount: paisa(500n), change: { amount: null, dueAt: tomorrow } };

it.each<[string, KeptLimit | null, bigint | null, ReturnType<typeof setStep>]>([
  ['the first holds at once', null, 500n, { limit: plain, event: { what: 'limit_set', amount: paisa(500n) } }],
  ['none stays none', null, null, { limit: null, event: null }],
  [
    'a lower one holds at once',
    plain,
    400n,
    { limit: { amount: paisa(400n), change: null }, event: { what: 'limit_lowered', amount: paisa(400n) } },
  ],
  ['a higher one waits', plain, 900n, { limit: raising, event: { what: 'raise_asked', amount: paisa(900n) } }],
  ['taking it away waits', plain, null, { limit: removing, event: { what: 'raise_asked', amount: null } }],
  ['the same changes nothing', plain, 500n, { limit: plain, event: null }],
  [
    'a lower one cancels what waits',
    raising,
    400n,
    { limit: { amount: paisa(400n), change: null }, event: { what: 'limit_lowered', amount: paisa(400n) } },
  ],
  ['the same as holds cancels what waits', raising, 500n, { limit: plain, event: { what: 'raise_dropped', amount: paisa(500n) } }],
])('%s', (_name, limit, wanted, step) => expect(setStep(limit, wanted === null ? null : paisa(wanted), now)).toEqual(step));

it('restarts the wait for another request, not for the same one again', () => {
  const later = new Date('2026-01-15T20:00:00Z');
  expect(setStep(raising, paisa(900n), later).limit).toBe(raising);
  expect(setStep(removing, null, later).limit).toBe(removing);
  const dueAt = new Date('2026-01-16T20:00:00Z');
  for (const wanted of [paisa(901n), paisa(600n), null])
    expect(setStep(raising, wanted, later).limit?.change).toEqual({ amount: wanted, dueAt });
});

it('is confirmed when it is due, not a millisecond earlier', () => {
  expect(() => confirmStep(raising, new Date(tomorrow.getTime() - 1))).toThrow(
    expect.objectContaining({ code: 'safer_play.not_due', detail: { until: tomorrow } }),
  );
  expect(confirmStep(raising, tomorrow)).toEqual({
    limit: { amount: 900n, change: null },
    event: { what: 'raise_confirmed', amount: 900n },
  });
  expect(confirmStep(removing, tomorrow)).toEqual({ limit: null, event: { what: 'raise_confirmed', amount: null } });
});

it('keeps the limit when the change is dropped', () => {
  expect(dropStep(removing)).toEqual({ limit: plain, event: { what: 'raise_dropped', amount: 500n } });
});

it.each([null, plain])('has nothing to confirm or to drop at %p', (limit) => {
  expect(() => confirmStep(limit, now)).toThrow(expect.objectContaining({ code: 'safer_play.no_change' }));
  expect(() => dropStep(limit)).toThrow(expect.objectContaining({ code: 'safer_play.no_change' }));
});
