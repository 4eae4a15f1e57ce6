import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding, LiveSite } from '@site/release';
import { channelDocumentTag } from '@site/remote/manifest';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Live site with all parts of answers prepared once for each serial. */
export interface PreparedSite extends LiveSite {
  /** Channel document as text inside a page, where `</script>` must not end it. */
  inlined: string;
  /** Channel document by encoding, for pages that poll it. */
  forms: Readonly<Record<Encoding, Uint8Array>>;
  /** ETag of the channel document. */
  tag: string;
}

export async function prepareSite(site: LiveSite): Promise<PreparedSite> {
  const text = JSON.stringify(site.document);
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }), zip(identity)]);
  return { ...site, inlined: text.replaceAll('<', '\\u003c'), forms: { br, gzip: gz, identity }, tag: channelDocumentTag(site.document) };
}
