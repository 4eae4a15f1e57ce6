import { channelBefore } from '../testing/channel-before';
import { developmentChange, isDueForRenewal } from './renew';

it.each([
  ['2026-01-15', false],
  ['2026-02-28', false],
  ['2026-03-02', true],
  ['2026-05-01', true],
])('on %s a document of 90 days from 15 January is due: %s', (day, isDue) => {
  expect(isDueForRenewal(channelBefore(), Date.parse(day))).toBe(isDue);
});

it('turns development off, and nothing when it is off already', () => {
  expect(developmentChange(channelBefore(), { actor: 'Rahim' }, false)).toEqual({
    development: false,
    entry: { actor: 'Rahim', action: 'development', remote: '*', release: '-', reason: 'off' },
  });
  expect(developmentChange(channelBefore({ development: false }), { actor: 'Rahim' }, false)).toBeNull();
});
