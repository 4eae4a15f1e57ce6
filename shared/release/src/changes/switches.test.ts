import { channelBefore } from '../testing/channel-before';
import { developmentChange, workerChange } from './switches';

const author = { actor: 'Rahim' };
const WHOLE = { remote: '*', release: '-' };

it('turns development off, and nothing when it is off already', () => {
  expect(developmentChange(channelBefore(), author, false)).toEqual({
    development: false,
    entry: { ...author, action: 'development', ...WHOLE, reason: 'off' },
  });
  expect(developmentChange(channelBefore({ development: false }), author, false)).toBeNull();
});

it('turns the service worker off and on, with the reason in the log', () => {
  expect(workerChange(channelBefore(), { ...author, reason: 'it hangs' }, false)).toEqual({
    workerOff: true,
    entry: { ...author, action: 'worker', ...WHOLE, reason: 'off, it hangs' },
  });
  expect(workerChange(channelBefore({ workerOff: true }), author, true)).toEqual({
    workerOff: false,
    entry: { ...author, action: 'worker', ...WHOLE, reason: 'on' },
  });
});

it.each([
  ['on', {}, true],
  ['on again', { workerOff: false }, true],
  ['off', { workerOff: true }, false],
])('changes nothing when the service worker is %s already', (_, part, isOn) => {
  expect(workerChange(channelBefore(part), author, isOn)).toBeNull();
});
