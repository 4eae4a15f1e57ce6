import * as z from '@site/api/schema';
import { activeSlides, getGeneral, getLogo, getSocialLinks } from './endpoints';

it.each([
  ['SHELL-057: the logo', getLogo, '/api/logo'],
  ['SHELL-059: the general settings', getGeneral, '/api/general'],
  ['SHELL-061: the list of social links', getSocialLinks, '/api/sociallink'],
])('%s comes by a call without a payload and without a token', (_, { method, path, access, input }, expected) => {
  expect([method, path, access]).toEqual(['GET', expected, 'public']);
  expect(z.safeParse(input, {}).success).toBe(true);
  expect(z.safeParse(input, { id: 1 }).success).toBe(false);
});

const LOGO = { logo: 'a.svg', mobile_logo: 'b.svg', loader_logo: 'c.svg', favicon: 'd.svg' };
const GENERAL = {
  site_title: 'Shapla',
  site_status: 1,
  whatsapp: 'https://wa.example/1',
  live_chat: '',
  intercom: '',
  tawk_id: '',
  support_mail: 'support@shapla.example',
};
/** Our own settings, which the row does not name. */
const OWN = Object.fromEntries(
  [
    ['notice', 'notice_bn', 'maintenance_provider', 'maintenance_from', 'maintenance_to'],
    ['affiliate_link', 'android_app_link', 'brand_ambassador_link', 'exchange_link'],
  ]
    .flat()
    .map((key) => [key, '']),
);
const LINK = { id: 1, name: 'whatsapp', link: 'https://wa.example/', icon: 'w.svg' };

describe.each([
  ['SHELL-058: a logo record', LOGO, (record: object) => z.safeParse(getLogo.output, [record]).success],
  ['SHELL-060: the record of settings', GENERAL, (record: object) => z.safeParse(getGeneral.output, { ...OWN, ...record }).success],
  ['SHELL-062, N-19: a social link', LINK, (record: object) => z.safeParse(getSocialLinks.output, [record]).success],
])('%s', (_, record, fits) => {
  it('has the keys of the row', () => expect(fits(record)).toBe(true));

  it.each(Object.keys(record))('needs the key %s', (key) => expect(fits({ ...record, [key]: undefined })).toBe(false));
});

it('SHELL-062: a social link is of WhatsApp, Facebook or Telegram', () => {
  const isKnown = (name: string) => z.safeParse(getSocialLinks.output, [{ ...LINK, name }]).success;
  expect(['whatsapp', 'facebook', 'telegram', 'viber', 'WhatsApp'].map(isKnown)).toEqual([true, true, true, false, false]);
});

const slide = (name: string) => ({ name, link: '/games', thubmnail: 'slides/main-lily.svg' });

it('CATALOGUE-002, C-52: slides of one kind come from active records only', () => {
  const records = [
    { status: 'active', slider_type: 'Main' as const, slides: [slide('one'), slide('two')] },
    { status: 'inactive', slider_type: 'Main' as const, slides: [slide('off')] },
    { status: 'active', slider_type: 'Features' as const, slides: [slide('other')] },
    { status: 'active', slider_type: 'Main' as const, slides: [slide('three')] },
  ];
  expect(activeSlides(records, 'Main').map(({ name }) => name)).toEqual(['one', 'two', 'three']);
});
