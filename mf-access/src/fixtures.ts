import type { General } from '@site/api/contracts/site';
import bn from '../locales/bn.json';
import en from '../locales/en.json';
import laterBn from '../locales/later/bn.json';
import laterEn from '../locales/later/en.json';

/** All texts in both languages, in the format of `renderRemote`. */
export const texts = { namespace: 'access', en: { ...en, ...laterEn }, bn: { ...bn, ...laterBn } };

export const SETTINGS: General = {
  site_title: 'Shapla',
  site_status: 1,
  whatsapp: '',
  live_chat: '',
  intercom: '',
  tawk_id: '',
  support_mail: 'help@shapla.example',
  notice: '',
  notice_bn: '',
  maintenance_provider: '',
  maintenance_from: '',
  maintenance_to: '',
  affiliate_link: '',
  android_app_link: '',
  brand_ambassador_link: '',
  exchange_link: '',
};
