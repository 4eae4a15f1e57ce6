import { PENDING_FILE, type Frames, type ShellFrames } from '@site/api/contracts/site';
import { pendingIn, withNames, type LiveSite } from '@site/release';
import { releaseKey } from '@site/remote/manifest';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readStyle, readText, type ReadFile } from './embedded-style';

/** Picture of one release of a remote, for a page that loads its code. */
export interface AreaPaint {
  /** Pending states, with the class names of the live shell. */
  pending: Frames;
  /** Text of each style sheet of the first view. */
  styles: readonly { file: string; text: string }[];
}

export type AreaPaints = (site: LiveSite, names: ShellFrames['names']) => Promise<ReadonlyMap<string, AreaPaint>>;

/** Upper bound on kept pictures: those of the live releases and of some before them. */
const MOST = 40;

/** Reads what pages show of the live remotes; each release is read and checked once. A broken one is logged and left out. @param assetOrigin as of `readStyle` */
export function createAreaPaints(read: ReadFile, log: FastifyBaseLogger, assetOrigin = ''): AreaPaints {
  const known = new LRUCache<string, AreaPaint>({ max: MOST });
  const refused = new LRUCache<string, true>({ max: MOST });

  async function paintOf(name: string, release: string, sheets: readonly string[], names: ShellFrames['names']): Promise<AreaPaint | null> {
    const text = await readText(read, { name, release }, PENDING_FILE);
    if (text === null) return null;
    const pending = pendingIn(text);
    if (typeof pending === 'string') {
      refused.set(releaseKey(name, release), true);
      log.error({ name, release, reason: pending }, 'the pending states of a release cannot be shown, and are left out');
      return null;
    }
    const texts = await Promise.all(sheets.map((file) => readStyle(read, { name, release }, file, assetOrigin)));
    const styles = sheets.flatMap((file, index) => (texts[index] ? [{ file, text: texts[index] }] : []));
    if (styles.length < sheets.length) return null;
    return { pending: { ...pending, html: pending.html.map((html) => withNames(html, names)) }, styles };
  }

  return async function areaPaints({ document, host }, names) {
    const found = Object.entries(document.remotes).flatMap(([name, { release, canary }]) =>
      [release, ...(canary ? [canary.release] : [])].map(async (chosen) => {
        const key = releaseKey(name, chosen);
        const page = document.releases[key];
        if (!page || !name.startsWith('mf-') || refused.has(key)) return [];
        const place = `${key} ${host.release}`;
        const paint = known.get(place) ?? (await paintOf(name, chosen, page.styles, names));
        if (paint) known.set(place, paint);
        return paint ? [[key, paint] as const] : [];
      }),
    );
    return new Map((await Promise.all(found)).flat());
  };
}
