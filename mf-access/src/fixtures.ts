import { sampleSettings } from '@site/testing/fixtures';
import bn from '../locales/bn.json';
import en from '../locales/en.json';
import laterBn from '../locales/later/bn.json';
import laterEn from '../locales/later/en.json';

/** All texts in both languages, in the format of `renderRemote`. */
export const texts = { namespace: 'access', en: { ...en, ...laterEn }, bn: { ...bn, ...laterBn } };

export const SETTINGS = sampleSettings({ support_mail: 'help@shapla.example' });
