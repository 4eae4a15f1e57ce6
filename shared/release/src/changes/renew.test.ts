import { channelBefore } from '../testing/channel-before';
import { isDueForRenewal } from './renew';

it.each([
  ['2026-01-15T07:00:00Z', false],
  ['2026-01-18T06:00:00Z', false],
  ['2026-01-19T06:00:00Z', true],
  ['2026-05-01T06:00:00Z', true],
  // Older documents were valid for months.
  ['2025-12-01T06:00:00Z', true],
])('at %s a document of 7 days from 15 January is due: %s', (moment, isDue) => {
  expect(isDueForRenewal(channelBefore(), Date.parse(moment))).toBe(isDue);
});
