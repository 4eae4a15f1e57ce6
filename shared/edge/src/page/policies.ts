import { randomBytes } from 'node:crypto';
import { NO_DEVICES } from '@site/serving';

export const makeNonce = () => randomBytes(16).toString('base64');

/** Foreign origins that a page may call or frame. */
export interface OtherOrigins {
  gamesOrigin: string;
  exchangeOrigin: string;
  /** Origin of the operator's outside chat, which is framed only. */
  chatOrigin?: string | null;
  /** Origin of released files, where it is another one. */
  assetOrigin?: string | undefined;
}

/** Headers of the HTML: only released scripts run, pages call only the site and the exchange data host, and nobody frames the site. */
export function pageHeaders(nonce: string, { gamesOrigin, exchangeOrigin, chatOrigin, assetOrigin }: OtherOrigins): Record<string, string> {
  const framed = new Set([gamesOrigin, exchangeOrigin, ...(chatOrigin ? [chatOrigin] : [])]);
  const files = assetOrigin ? `'self' ${assetOrigin}` : "'self'";
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${files} 'nonce-${nonce}'`,
    `connect-src 'self' ${exchangeOrigin}`,
    `img-src ${files} data:`,
    `font-src ${files}`,
    `frame-src ${[...framed].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'same-origin',
    'permissions-policy': `${NO_DEVICES}, fullscreen=(self "${gamesOrigin}")`,
    'cross-origin-opener-policy': 'same-origin',
  };
}
