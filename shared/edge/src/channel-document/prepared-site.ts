import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inlinedJson } from '@site/api/contracts/inlined-reads';
import type { Encoding, LiveSite } from '@site/release';
import { channelDocumentTag } from '@site/remote/manifest';
import type { AreaPaints } from './area-paint';
import type { ReadFile } from './embedded-style';
import { readFirstPaint, type FirstPaint } from './first-paint';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Live site with all parts of answers prepared once for each serial. */
export interface PreparedSite extends LiveSite {
  firstPaint: FirstPaint;
  /** Channel document as text inside a page, where `</script>` must not end it. */
  inlined: string;
  /** Channel document by encoding, for pages that poll it. */
  forms: Readonly<Record<Encoding, Uint8Array>>;
  /** ETag of the channel document. */
  tag: string;
}

/** @param assetOrigin as of `readFirstPaint` */
export async function prepareSite(site: LiveSite, read: ReadFile, areaPaints: AreaPaints, assetOrigin?: string): Promise<PreparedSite> {
  const text = JSON.stringify(site.document);
  const identity = Buffer.from(text);
  const [br, gz, firstPaint] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    zip(identity),
    readFirstPaint(site, read, areaPaints, assetOrigin),
  ]);
  return {
    ...site,
    firstPaint,
    inlined: inlinedJson(text),
    forms: { br, gzip: gz, identity },
    tag: channelDocumentTag(site.document),
  };
}
