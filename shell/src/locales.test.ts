// Covers: SHELL-039
import { expectCompleteTexts } from '@site/i18n/catalogue';
import accountBn from '../locales/account/bn.json';
import accountEn from '../locales/account/en.json';
import bn from '../locales/bn.json';
import en from '../locales/en.json';

it('has every text in English and in Bangla', () => expectCompleteTexts(en, bn));

it('has every text of the account in both, too', () => expectCompleteTexts(accountEn, accountBn));
