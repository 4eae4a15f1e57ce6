import { formatClock, formatDate, formatDateTime, formatMonth } from './dates';

const BEFORE_MIDNIGHT_IN_LONDON = new Date('2026-03-28T18:05:09Z');

it('writes the clock in Dhaka time on every device', () => {
  expect(formatClock(BEFORE_MIDNIGHT_IN_LONDON)).toBe('29/03/2026 00:05:09 GMT+6');
});

it('writes days and moments in the British order', () => {
  expect(formatDate('2026-03-28T18:05:09Z')).toBe('29/03/2026');
  expect(formatDateTime(BEFORE_MIDNIGHT_IN_LONDON.getTime())).toBe('29/03/2026 00:05:09');
});

it.each([null, undefined, '', 'not a date'])('returns N/A for %j', (moment) => {
  expect(formatDate(moment)).toBe('N/A');
  expect(formatDateTime(moment)).toBe('N/A');
});

it('names a month in both languages, with Latin digits', () => {
  expect(formatMonth('2026-11-01', 'en')).toBe('Nov 2026');
  expect(formatMonth('2026-11-01', 'bn')).toMatch(/^\p{Script=Bengali}+ 2026$/u);
});
