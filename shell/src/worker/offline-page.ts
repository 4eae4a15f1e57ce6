import type { Language } from '@site/i18n';

/** The page has its own texts, because without a network no other text can be loaded. */
const WORDS: Readonly<Record<Language, Readonly<Record<'title' | 'text' | 'again', string>>>> = {
  en: {
    title: 'No connection',
    text: 'The site cannot be reached. Your account and your balance are safe. This page continues by itself when you are connected again.',
    again: 'Try again',
  },
  bn: {
    title: 'সংযোগ নেই',
    text: 'সাইটে পৌঁছানো যাচ্ছে না। আপনার অ্যাকাউন্ট ও ব্যালেন্স নিরাপদ আছে। আবার সংযোগ পেলে এই পাতা নিজে থেকেই চলবে।',
    again: 'আবার চেষ্টা করুন',
  },
};

/** Colours of `shared/ui/src/tokens.css`, whose file the page cannot load. */
const INK = '#0a1411';
const TOKENS = `--ink: ${INK}; --text: #eef6f1; --text-soft: #a9c2b6; --leaf: #1fa971; --leaf-bright: #35d596; --text-on-leaf: #04140d; --gold: #f2c14e;`;

const STYLE = `:root { ${TOKENS} }
html { background: var(--ink); color: var(--text); color-scheme: dark; font: 16px/1.5 system-ui, sans-serif; }
body { display: grid; min-height: 100vh; margin: 0; place-items: center; }
main { box-sizing: border-box; max-width: 30rem; padding: 24px; text-align: center; }
h1 { margin: 8px 0; font-size: 26px; line-height: 1.2; }
p { margin: 0 0 24px; color: var(--text-soft); }
.brand { margin: 0; color: var(--leaf-bright); font-weight: 800; }
a { display: inline-block; padding: 0 24px; border-radius: 10px; background: var(--leaf); color: var(--text-on-leaf);
  font-weight: 700; line-height: 48px; text-decoration: none; }
a:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; }
html[lang='en'] [lang='bn'], html[lang='bn'] [lang='en'] { display: none; }`;

/** The page reads the cookie of `readLanguage` itself, because not every browser shows cookies to a worker. */
const SCRIPT = `
const language = /(?:^|;)\\s*language=bn\\s*(?:;|$)/.test(document.cookie) ? 'bn' : 'en';
document.documentElement.lang = language;
const words = ['section[lang=' + language + '] h1', '.brand'].map((place) => document.querySelector(place).textContent);
document.title = words.filter(Boolean).join(' · ');
addEventListener('online', () => location.reload());`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

const section = (language: Language) => {
  const { title, text, again } = WORDS[language];
  return `<section lang="${language}"><h1>${title}</h1><p>${text}</p><a href="">${again}</a></section>`;
};

/** The page for the time without a network. It needs no other file, and its policy permits none. @param brand title of the site */
export function offlinePage(brand: string): Response {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ];
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="${INK}"><title>${WORDS.en.title}</title><style nonce="${nonce}">${STYLE}</style></head>`,
    `<body><main><p class="brand">${escapeText(brand)}</p>${section('en')}${section('bn')}</main>`,
    `<script nonce="${nonce}">${SCRIPT}</script></body></html>`,
  ].join('');
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy.join('; ') };
  return new Response(html, { status: 503, headers });
}
