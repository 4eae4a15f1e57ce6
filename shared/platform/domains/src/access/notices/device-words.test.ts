import { deviceWords } from './device-words';
import { ANDROID, FIREFOX } from '../log-ins/testing';

it.each([
  [ANDROID, 'Chrome on Android', true],
  [FIREFOX, 'Firefox on Windows', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
    true,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Microsoft Edge on Windows',
    false,
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
    true,
  ],
])('describes %s as %s', (agent, device, isMobile) => expect(deviceWords(agent, 'en')).toEqual({ device, isMobile }));

it('describes it in Bangla', () => {
  expect(deviceWords(ANDROID, 'bn').device).toBe('Android-এ Chrome');
  expect(deviceWords('', 'bn').device).toBe('অজানা ব্রাউজার');
});

it.each(['', '-', 'curl/8.0', '<script>alert(1)</script>/1.0', 'x'.repeat(100_000), '\u0000', 'Mozilla/5.0'])(
  'names no browser that it does not know: %.20s',
  (agent) => expect(deviceWords(agent, 'en')).toEqual({ device: 'Unknown browser', isMobile: false }),
);

it('never repeats text of the sender', () => {
  for (const agent of ['Chrome/1 <img src=x>', 'Mozilla/5.0 (<i>Android</i>) Chrome/126 Mobile', 'Firefox/"onload="x']) {
    expect(deviceWords(agent, 'en').device).toMatch(/^[A-Za-z ]+$/);
  }
});
