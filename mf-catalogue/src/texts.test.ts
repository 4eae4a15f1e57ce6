import { expectCompleteTexts } from '@site/i18n/catalogue';
import en from '../locales/en.json';
import bn from '../locales/bn.json';
import laterBn from '../locales/later/bn.json';
import laterEn from '../locales/later/en.json';

it('says everything in both languages', () => {
  expectCompleteTexts(en, bn);
  expectCompleteTexts(laterEn, laterBn);
});
