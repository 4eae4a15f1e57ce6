import { developmentChange } from '../changes';
import { switchVerb } from './switch-verb';

export const developmentVerb = switchVerb({
  name: 'development',
  description: 'lets "npm run dev" run a remote from source in this channel, on the developer’s own machine, or forbids it',
  change: developmentChange,
  data: (isOn) => ({ development: isOn }),
  words: (isOn) => `Development is ${isOn ? 'on' : 'off'}`,
});
