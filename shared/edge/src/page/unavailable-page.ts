import type { FastifyReply } from 'fastify';
import { escapeText, tag } from './tag';
import type { PageVisitor } from './visitor';

const TEXTS: Readonly<Record<PageVisitor['language'], Readonly<Record<'title' | 'words' | 'again', string>>>> = {
  en: {
    title: 'The site is not available',
    words: 'Your account and your balance are safe. Please try again in a few minutes.',
    again: 'Try again',
  },
  bn: {
    title: 'সাইটটি এখন পাওয়া যাচ্ছে না',
    words: 'আপনার অ্যাকাউন্ট ও ব্যালেন্স নিরাপদ আছে। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
    again: 'আবার চেষ্টা করুন',
  },
};

const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sends the page for the time while no checked release is live: it has no script, no style and no part of a release. */
export function sendUnavailable(reply: FastifyReply, { language }: PageVisitor) {
  const { title, words, again } = TEXTS[language];
  return reply
    .code(503)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': 60,
      'content-security-policy': POLICY,
    })
    .send(
      [
        '<!doctype html>',
        tag('html', { lang: language }),
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        `<meta name="color-scheme" content="dark"><title>${escapeText(title)}</title></head>`,
        `<body><main><h1>${escapeText(title)}</h1><p>${escapeText(words)}</p>`,
        `${tag('a', { href: '' })}${escapeText(again)}</a></main></body></html>`,
      ].join(''),
    );
}
