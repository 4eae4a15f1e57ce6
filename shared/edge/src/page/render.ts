import { inlinedJson, inlinedReadId } from '@site/api/contracts/inlined-reads';
import { CODE_TEMPLATE_ID, EXCHANGE_HOST_META } from '@site/api/contracts/site';
import { addressOf } from '@site/release';
import { FIXED_ATTRIBUTE, STAFF_ELEMENT, type StaffFacts } from '@site/remote/staff';
import type { Brand } from '../brand';
import type { PreparedSite } from '../channel-document/prepared-site';
import { isFixed } from '../staff/page-site';
import { MANIFEST_PATH, PAGE_COLOR, touchIcon } from './app-manifest';
import type { ShownPlaces } from './path-owner';
import { framesOf, type PageFrames } from './frames';
import { CHOOSE_SCRIPT, codeScript, startScript } from './page-scripts';
import { documentPictures, firstPictures, type PagePictures } from './pictures';
import { needsExchange, preloadsFor, type PageAnswers, type Preload } from './preloads';
import { summaryTags } from './summary';
import { escapeText, tag } from './tag';
import { documentTexts, type PageTexts } from './texts';
import type { PageVisitor } from './visitor';

export interface PageParts {
  site: PreparedSite;
  places: ShownPlaces;
  visitor: PageVisitor;
  /** Path and query of the page. */
  url: string;
  siteOrigin: string;
  /** Origin of released files; default: the site itself. */
  assetOrigin?: string | undefined;
  brand: Brand;
  exchangeOrigin: string;
  answers: PageAnswers;
  pictures: PagePictures;
  texts: PageTexts;
  nonce: string;
  /** Facts for staff and of a preview; null in documents of players. */
  staff: StaffFacts | null;
  /** Extra script of a development session. */
  headScript?: string | undefined;
}

/** HTML of every page, with the frame and the styles of the shell: the page is painted before any code runs. */
export function renderPage({
  site,
  places,
  visitor,
  url,
  siteOrigin,
  assetOrigin = '',
  brand,
  exchangeOrigin,
  answers,
  pictures,
  texts,
  nonce,
  staff,
  headScript,
}: PageParts): string {
  const { inlined, hashes, host } = site;
  const address = (file: string) => addressOf(host.name, host.release, file);
  const verified = (file: string) => ({ integrity: hashes[file] ?? 'sha384-missing', crossorigin: true });
  const frames = framesOf(site.firstPaint, places, visitor, pictures, texts);
  const inDocument = new Set(frames?.styles.map(({ href }) => href));
  const preloads = preloadsFor(site, places, { answers, pictures: firstPictures(pictures, frames?.guest), exchangeOrigin })
    .filter(({ href }) => !inDocument.has(href))
    .map((preload) => ({ ...preload, text: preloadTag(preload, assetOrigin, nonce, hashes[preload.href]) }));
  const textsOf = (after: boolean) => preloads.filter(({ isAfterFrame = false }) => isAfterFrame === after).map(({ text }) => text);
  const styles = site.firstPaint.styles
    ? [`${tag('style', { nonce })}${site.firstPaint.styles}</style>`]
    : host.styles.map(address).map((file) => tag('link', { rel: 'stylesheet', href: assetOrigin + file, ...verified(file) }));
  const scripts = [host.entry, ...host.scripts]
    .map(address)
    .map((file) => `${tag('script', { nonce, src: assetOrigin + file, ...verified(file) })}</script>`);
  return [
    '<!doctype html>',
    tag('html', { lang: visitor.language, 'data-layout': visitor.layout }),
    '<head><meta charset="utf-8">',
    ...[assetOrigin, needsExchange(places) && exchangeOrigin]
      .filter(Boolean)
      .map((href) => tag('link', { rel: 'preconnect', href, crossorigin: true })),
    ...textsOf(false),
    ...styles,
    // The code of the area finds a style sheet by its name, and does not fetch it again.
    ...(frames?.styles ?? []).map(({ file, text }) => `${tag('style', { nonce, 'data-href': file })}${text}</style>`),
    `<title>${escapeText(staff?.preview ? 'Preview' : brand.title)}</title>`,
    ...(isFixed(staff) ? [NOT_LISTED] : summaryTags({ brand, visitor, place: places.player, siteOrigin })),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="dark">',
    tag('meta', { name: EXCHANGE_HOST_META, content: exchangeOrigin }),
    tag('meta', { name: 'theme-color', content: PAGE_COLOR }),
    tag('link', { rel: 'icon', href: brand.icon }),
    tag('link', { rel: 'apple-touch-icon', href: touchIcon(brand) }),
    tag('link', { rel: 'manifest', href: MANIFEST_PATH }),
    `<script type="application/json" id="releases">${inlined}</script>`,
    ...(staff ? [staffElement(staff)] : []),
    ...[...answers].map(
      ([path, json]) => `${tag('script', { type: 'application/json', id: inlinedReadId(path) })}${inlinedJson(json)}</script>`,
    ),
    ...documentPictures(pictures, url),
    ...documentTexts(texts, url),
    `${tag('script', { nonce })}${startScript(assetOrigin)}${headScript ?? ''}</script>`,
    '</head><body>',
    ...rootOf(frames, places, nonce),
    `${tag('template', { id: CODE_TEMPLATE_ID })}${[...textsOf(true), ...scripts].join('')}</template>`,
    `${tag('script', { nonce })}${codeScript(assetOrigin)}</script>`,
    '<noscript>This site needs JavaScript.</noscript></body></html>',
  ].join('');
}

/** A search engine lists no such page, and a link to it shows nothing of it. */
const NOT_LISTED = tag('meta', { name: 'robots', content: 'noindex, nofollow' });

const staffElement = (staff: StaffFacts) =>
  `${tag('script', { type: 'application/json', id: STAFF_ELEMENT, [FIXED_ATTRIBUTE]: isFixed(staff) })}` +
  `${inlinedJson(JSON.stringify(staff))}</script>`;

const SKELETON =
  '<div id="root"><div data-skeleton="page"><div data-skeleton="header"></div><div data-skeleton="stage"></div>' +
  '<div data-skeleton="toolbar"></div></div></div>';

/** The frame as the first render draws it, else a bare skeleton of it. */
const rootOf = (frames: PageFrames | null, { player, guest }: ShownPlaces, nonce: string) =>
  frames
    ? [
        `${tag('div', { id: 'root', 'data-frame': frames.guestKey, 'data-path': guest !== player && guest.path })}${frames.guest}</div>`,
        `${tag('template', { id: 'player-frame', 'data-frame': frames.playerKey })}${frames.player}</template>`,
        `${tag('script', { nonce })}${CHOOSE_SCRIPT}</script>`,
      ]
    : [SKELETON];

/** Files of this kind are released; the others come from the platform. */
const isReleased = (as: Preload['as']) => as === 'script' || as === 'style' || as === 'font';

const preloadTag = ({ as, href, only, isAfterFrame = false }: Preload, assetOrigin: string, nonce: string, integrity: string | undefined) =>
  as === 'image'
    ? tag('link', { rel: 'preload', as, href, fetchpriority: 'high' })
    : tag('link', {
        rel: 'preload',
        as,
        href: isReleased(as) ? assetOrigin + href : href,
        crossorigin: true,
        nonce: as === 'script' && nonce,
        'data-only': only ?? false,
        integrity: integrity ?? false,
        fetchpriority: isAfterFrame && 'low',
      });
