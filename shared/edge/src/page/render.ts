import { EXCHANGE_HOST_META, INSTALL_OFFER, type StorageKey } from '@site/api/contracts/site';
import { addressOf } from '@site/release';
import type { Brand } from '../brand';
import type { PreparedSite } from '../channel-document/prepared-site';
import { MANIFEST_PATH, PAGE_COLOR } from './app-manifest';
import type { Owner } from './path-owner';
import { framesOf, type PageFrames } from './frames';
import { preloadsFor, type Preload } from './preloads';
import { summaryTags } from './summary';
import { escapeText, tag } from './tag';
import type { Visitor } from './visitor';

export interface PageParts {
  site: PreparedSite;
  /** Remote that claims the path; null when none does. */
  owner: Owner | null;
  visitor: Visitor;
  /** Path of the page, without its query. */
  path: string;
  siteOrigin: string;
  brand: Brand;
  exchangeOrigin: string;
  nonce: string;
  /** Extra script of a development session. */
  headScript?: string | undefined;
}

/** HTML of every page, with the frame and the styles of the shell: the page is painted before any code runs. */
export function renderPage({ site, owner, visitor, path, siteOrigin, brand, exchangeOrigin, nonce, headScript }: PageParts): string {
  const { inlined, hashes, host } = site;
  const address = (file: string) => addressOf(host.name, host.release, file);
  const verified = (href: string) => ({ integrity: hashes[href] ?? 'sha384-missing', crossorigin: true });
  const frames = framesOf(site.firstPaint, owner, path, visitor);
  const inDocument = new Set(owner && frames?.styles.map(({ file }) => addressOf(owner.name, owner.release, file)));
  const preloads = preloadsFor(site, owner)
    .filter(({ href }) => !inDocument.has(href))
    .map((preload) => preloadTag(preload, nonce, hashes[preload.href]));
  const styles = site.firstPaint.styles
    ? [`${tag('style', { nonce })}${site.firstPaint.styles}</style>`]
    : host.styles.map(address).map((href) => tag('link', { rel: 'stylesheet', href, ...verified(href) }));
  const scripts = [host.entry, ...host.scripts]
    .map(address)
    .map((src) => `${tag('script', { nonce, defer: true, src, ...verified(src) })}</script>`);
  return [
    '<!doctype html>',
    tag('html', { lang: visitor.language, 'data-layout': visitor.layout }),
    '<head><meta charset="utf-8">',
    ...preloads,
    ...styles,
    // The code of the area finds a style sheet by its name, and does not fetch it again.
    ...(frames?.styles ?? []).map(({ file, text }) => `${tag('style', { nonce, 'data-href': file })}${text}</style>`),
    `<title>${escapeText(brand.title)}</title>`,
    ...summaryTags({ brand, visitor, owner, path, siteOrigin }),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="dark">',
    tag('meta', { name: EXCHANGE_HOST_META, content: exchangeOrigin }),
    tag('meta', { name: 'theme-color', content: PAGE_COLOR }),
    tag('link', { rel: 'icon', href: brand.icon }),
    tag('link', { rel: 'manifest', href: MANIFEST_PATH }),
    `<script type="application/json" id="releases">${inlined}</script>`,
    `${tag('script', { nonce })}${START_SCRIPT}${headScript ?? ''}</script>`,
    ...scripts,
    '</head><body>',
    ...rootOf(frames, nonce),
    '<noscript>This site needs JavaScript.</noscript></body></html>',
  ].join('');
}

const SKELETON =
  '<div id="root"><div data-skeleton="page"><div data-skeleton="header"></div><div data-skeleton="stage"></div>' +
  '<div data-skeleton="toolbar"></div></div></div>';

/** The frame as the first render draws it, else a bare skeleton of it. */
const rootOf = (frames: PageFrames | null, nonce: string) =>
  frames
    ? [
        `${tag('div', { id: 'root', 'data-frame': frames.guestKey })}${frames.guest}</div>`,
        `${tag('template', { id: 'player-frame', 'data-frame': frames.playerKey })}${frames.player}</template>`,
        `${tag('script', { nonce })}${CHOOSE_SCRIPT}</script>`,
      ]
    : [SKELETON];

const TOKEN_KEY = 'token' satisfies StorageKey;

/** Runs before the first paint. Only the browser knows whether a player is logged in, and the player's name. */
const CHOOSE_SCRIPT = `try{if(localStorage.getItem('${TOKEN_KEY}')){
const root=document.getElementById('root'),{content,dataset}=document.getElementById('player-frame');
for(const place of content.querySelectorAll('[data-stored]'))place.textContent=localStorage.getItem(place.dataset.stored);
root.replaceChildren(content);root.dataset.frame=dataset.frame}}catch{}`;

const preloadTag = ({ as, href }: Preload, nonce: string, integrity: string | undefined) =>
  tag('link', { rel: 'preload', as, href, crossorigin: true, nonce: as === 'script' && nonce, integrity: integrity ?? false });

/**
 * Runs before anything else in the page. The default Trusted Types policy lets only released files become scripts. The browser makes its
 * offer to install the site once and at any moment, so it is kept from the beginning.
 */
const START_SCRIPT = `if(self.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL(address){
const url=new URL(address,location.href);
if(url.origin===location.origin&&url.pathname.startsWith('/releases/'))return address;
throw new TypeError('Not a released script: '+address)}});
addEventListener('beforeinstallprompt',event=>{event.preventDefault();self.${INSTALL_OFFER}=event});`;
