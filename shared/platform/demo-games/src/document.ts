import type { Assets } from './assets';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Escapes JSON so that it cannot close its script element. */
const embed = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const head = (assets: Assets, title: string) => `<meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><link rel="icon" href="data:,">
<link rel="stylesheet" href="${assets.base}/browser/frame.css">`;

export interface GameStart {
  game: { name: string };
  language: string;
}

/** Page of a game: data as JSON, one module and its style; the module draws the rest. */
export function gameDocument(assets: Assets, nonce: string, start: GameStart, engine: string) {
  const modules = [...assets.shared, `pages/${engine}.page`, `engines/${engine}.rules`];
  const preloads = modules.map((name) => `<link rel="modulepreload" nonce="${nonce}" crossorigin href="${assets.base}/${name}">`);
  return `<!doctype html><html lang="${start.language === 'bn' ? 'bn' : 'en'}"><head>${head(assets, start.game.name)}
<link rel="stylesheet" href="${assets.base}/pages/${engine}.page.css">${preloads.join('')}
<script type="application/json" id="start">${embed(start)}</script>
<script type="module" nonce="${nonce}" crossorigin src="${assets.base}/pages/${engine}.page"></script></head>
<body><div id="game"></div></body></html>`;
}

/** In both languages, because without a session the player's language is unknown. */
export function noticeDocument(assets: Assets, texts: Record<'en' | 'bn', Record<string, string>>, key: string) {
  const say = (language: 'en' | 'bn') => escape(texts[language][key] ?? '');
  const title = texts.en['link.title'] ?? '';
  return `<!doctype html><html lang="en"><head>${head(assets, title)}</head>
<body><main class="notice"><svg viewBox="0 0 96 60" width="144" aria-hidden="true"><ellipse cx="48" cy="44" rx="44" ry="13" fill="#172b24"/><path d="M48 44C30 36 34 16 48 6c14 10 18 30 0 38Z" fill="#ff6b97"/><path d="M48 44C28 44 16 32 18 20c14 0 26 10 30 24Z" fill="#c94a76"/><path d="M48 44c20 0 32-12 30-24-14 0-26 10-30 24Z" fill="#c94a76"/></svg>
<h1>${escape(title)}</h1><p>${say('en')}</p><p lang="bn">${say('bn')}</p></main></body></html>`;
}
