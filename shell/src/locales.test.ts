// Covers: SHELL-039
import { expectCompleteTexts } from '@site/i18n/catalogue';
import bn from '../locales/bn.json';
import en from '../locales/en.json';

it('says everything in English and in Bangla', () => expectCompleteTexts(en, bn));
