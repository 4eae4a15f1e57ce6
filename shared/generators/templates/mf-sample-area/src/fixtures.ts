import bn from '../locales/bn.json';
import en from '../locales/en.json';

/** Both dictionaries in the form that `renderRemote` expects. */
export const texts = { namespace: 'sampleNamespace', en, bn };
