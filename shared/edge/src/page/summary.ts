import { LOGIN_PATH } from '@site/api/contracts/site';
import type { Brand } from '../brand';
import { isForPlayers, type ShownPlace } from './path-owner';
import { tag } from './tag';
import type { PageVisitor } from './visitor';

const DESCRIPTION: Readonly<Record<PageVisitor['language'], string>> = {
  en: 'Cricket, soccer and tennis on an exchange with live prices, casino, slots and table games, for adult players in Bangladesh.',
  bn: 'লাইভ দামে এক্সচেঞ্জে ক্রিকেট, সকার ও টেনিস, সঙ্গে ক্যাসিনো, স্লট ও টেবিল গেম, বাংলাদেশের প্রাপ্তবয়স্ক খেলোয়াড়দের জন্য।',
};
const LOCALE: Readonly<Record<PageVisitor['language'], string>> = { en: 'en_GB', bn: 'bn_BD' };

/** Lets search engines read all pages, and no call of the platform. */
export const ROBOTS = 'User-agent: *\nDisallow: /api/\n';

/** For the address of a preview, which no search engine reads. */
export const NO_ROBOTS = 'User-agent: *\nDisallow: /\n';

export interface Summarised {
  brand: Brand;
  visitor: PageVisitor;
  place: ShownPlace;
  siteOrigin: string;
}

/**
 * Tags for search engines and for previews of links. At a page of a player a visitor gets the log-in, and so does a search engine: that is
 * the page to list. A page that does not exist is not to be listed.
 */
export function summaryTags({ brand, visitor: { language }, place, siteOrigin }: Summarised): string[] {
  const content = DESCRIPTION[language];
  const description = tag('meta', { name: 'description', content });
  if (isForPlayers(place)) return [description, canonical(siteOrigin + LOGIN_PATH)];
  if (!place.owner) return [description, tag('meta', { name: 'robots', content: 'noindex' })];
  const url = siteOrigin + place.path;
  const preview = { type: 'website', site_name: brand.title, title: brand.title, description: content, url, locale: LOCALE[language] };
  return [
    description,
    canonical(url),
    ...Object.entries(preview).map(([name, value]) => tag('meta', { property: `og:${name}`, content: value })),
  ];
}

const canonical = (href: string) => tag('link', { rel: 'canonical', href });
