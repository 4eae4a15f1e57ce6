import { expectCompleteTexts } from '@site/i18n/catalogue';
import accountBn from '../locales/account/bn.json';
import accountEn from '../locales/account/en.json';
import bn from '../locales/bn.json';
import en from '../locales/en.json';
import playBn from '../locales/play/bn.json';
import playEn from '../locales/play/en.json';
import staffBn from '../locales/staff/bn.json';
import staffEn from '../locales/staff/en.json';

it('SHELL-039: every text of the frame is there in English and in Bangla', () => expectCompleteTexts(en, bn));

it('SHELL-039: every text of the account is there in both languages', () => expectCompleteTexts(accountEn, accountBn));

it('every text of a reality check is there in both languages', () => expectCompleteTexts(playEn, playBn));

it('every text for staff is there in both languages', () => expectCompleteTexts(staffEn, staffBn));
