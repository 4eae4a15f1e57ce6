import { workerChange } from '../changes';
import { switchVerb } from './switch-verb';

export const workerVerb = switchVerb({
  name: 'worker',
  description: 'switches the service worker of all pages on or off; off: open pages remove it within 30 s, with all files that it keeps',
  change: workerChange,
  data: (isOn) => ({ worker: isOn ? 'on' : 'off' }),
  words: (isOn) => `The service worker is ${isOn ? 'on' : 'off'}`,
  effect: (isOn) =>
    isOn
      ? ' Open pages install it within 30 s.'
      : ' Open pages remove it within 30 s, other devices when they next open the site. Back: npm run release -- worker on',
});
