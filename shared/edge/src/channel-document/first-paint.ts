import { FRAMES_FILE, type ShellFrames } from '@site/api/contracts/site';
import type { LiveSite } from '@site/release';
import type { AreaPaint, AreaPaints } from './area-paint';
import { readStyle, readText, type ReadFile } from './embedded-style';

/** Parts of the live releases that make a page visible before its code runs. */
export interface FirstPaint {
  /** Null for a host without frames. */
  frames: ShellFrames | null;
  /** Text of the host's style sheets, for the document itself. */
  styles: string;
  /** `releaseKey` -> what the page shows of that remote while its code loads. A remote without it costs its own picture only. */
  areas: ReadonlyMap<string, AreaPaint>;
}

/**
 * A host whose frames are missing or cannot be read costs the first paint only.
 * @param assetOrigin origin that pages load released files from; empty for the site itself
 */
export async function readFirstPaint(site: LiveSite, read: ReadFile, areaPaints: AreaPaints, assetOrigin = ''): Promise<FirstPaint> {
  const { host } = site;
  const styles = await Promise.all(host.styles.map(async (file) => (await readStyle(read, host, file, assetOrigin)) ?? ''));
  const frames = parseFrames(host.files.includes(FRAMES_FILE) ? await readText(read, host, FRAMES_FILE) : null);
  return { frames, styles: styles.includes('') ? '' : styles.join(''), areas: frames ? await areaPaints(site, frames.names) : new Map() };
}

function parseFrames(text: string | null): ShellFrames | null {
  try {
    const frames = JSON.parse(text ?? 'null') as ShellFrames | null;
    return Array.isArray(frames?.html) && typeof frames.places === 'object' ? { ...frames, names: frames.names ?? {} } : null;
  } catch {
    return null;
  }
}
