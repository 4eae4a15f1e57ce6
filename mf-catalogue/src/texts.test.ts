import { expectCompleteTexts } from '@site/i18n/catalogue';
import en from '../locales/en.json';
import bn from '../locales/bn.json';

it('says everything in both languages', () => {
  expectCompleteTexts(en, bn);
});
