import { FRAMES_FILE, type Frames } from '@site/api/contracts/site';
import { addressOf, type LiveSite } from '@site/release';

/** Parts of the live host that make a page visible before its code runs. */
export interface FirstPaint {
  /** Null for a host without frames. */
  frames: Frames | null;
  /** Text of the host's style sheets, for the document itself. */
  styles: string;
}

/** Reads a released file with the bytes that were signed; null when there is none. */
export type ReadFile = (name: string, release: string, file: string) => Promise<Uint8Array | null>;

const decode = (bytes: Uint8Array | null) => (bytes ? Buffer.from(bytes).toString('utf8') : null);

/** A host whose frames are missing or cannot be read costs the first paint only. */
export async function readFirstPaint({ host }: LiveSite, read: ReadFile): Promise<FirstPaint> {
  const text = async (file: string) => decode(host.files.includes(file) ? await read(host.name, host.release, file) : null);
  const styles = await Promise.all(
    host.styles.map(async (file) => embeddable((await text(file)) ?? '', addressOf(host.name, host.release, ''))),
  );
  return { frames: parseFrames(await text(FRAMES_FILE)), styles: styles.includes('') ? '' : styles.join('') };
}

function parseFrames(text: string | null): Frames | null {
  try {
    const frames = JSON.parse(text ?? 'null') as Frames | null;
    return Array.isArray(frames?.html) && typeof frames.places === 'object' ? frames : null;
  } catch {
    return null;
  }
}

/** The sheet names its fonts beside itself; inside of a page these names need the whole address. Nothing in it may end the element. */
const embeddable = (sheet: string, folder: string) =>
  sheet.replace(/url\((['"]?)(?!['"]?(?:data:|https?:|\/))/g, (_, quote: string) => `url(${quote}${folder}`).replaceAll('</', '<\\/');
