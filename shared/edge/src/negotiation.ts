import type { Encoding } from '@site/release';

/** Encodings by the size of their output, smallest first. */
const PREFERRED = ['br', 'gzip'] as const;

/** @param accepted the `Accept-Encoding` header; `q=0` means that the client refuses an encoding */
export function bestEncoding(accepted: string | string[] | undefined): Encoding {
  const offers = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .replace(/\s/g, '')
      .split(',')
      .map((offer) => offer.split(';q='))
      .map(([name = '', quality]) => [name, quality === undefined ? 1 : Number(quality)]),
  );
  return PREFERRED.find((encoding) => (offers.get(encoding) ?? offers.get('*') ?? 0) > 0) ?? 'identity';
}

/** @param asked the `If-None-Match` header: one tag, several, weak or not, or `*` */
export const isSameTag = (asked: string | undefined, tag: string) =>
  (asked ?? '').split(',').some((part) => ['*', tag].includes(part.trim().replace(/^W\//, '')));
