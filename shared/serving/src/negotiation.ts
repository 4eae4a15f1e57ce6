/** Encodings by the size of their output, smallest first. */
const PREFERRED = ['br', 'gzip'] as const;
type Compression = (typeof PREFERRED)[number];

/**
 * @param accepted the `Accept-Encoding` header; `q=0` means that the client refuses an encoding
 * @param offered the encodings that the server has
 */
export function bestEncoding<E extends Compression = Compression>(
  accepted: string | string[] | undefined,
  offered: readonly E[] = PREFERRED as readonly Compression[] as readonly E[],
): E | 'identity' {
  const offers = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .replace(/\s/g, '')
      .split(',')
      .map((offer) => offer.split(';q='))
      .map(([name = '', quality]) => [name, quality === undefined ? 1 : Number(quality)]),
  );
  return offered.find((encoding) => (offers.get(encoding) ?? offers.get('*') ?? 0) > 0) ?? 'identity';
}

/** @param asked the `If-None-Match` header: one tag, several, weak or not, or `*` */
export const isSameTag = (asked: string | undefined, tag: string) =>
  (asked ?? '').split(',').some((part) => ['*', tag].includes(part.trim().replace(/^W\//, '')));
