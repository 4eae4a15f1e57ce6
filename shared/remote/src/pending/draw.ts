import { frameKey, isOpenToVisitors, type Frames } from '@site/api/contracts/site';
import { LANGUAGES, startTexts } from '@site/i18n';
import type { RemoteManifest } from '../manifest';
import type { RemotePath } from '../path';
import type { RemoteModule } from '../react-lifecycle';
import type { Layout } from '../shell';
import { waitingHost, type DrawnVisitor } from './host';
import { stillOf } from './still';

const LAYOUTS = ['mobile', 'desktop'] as const satisfies readonly Layout[];
const SESSIONS = ['guest', 'player'] as const;
const MOUNT_MS = 4000;

/** Two occasions that have nothing in common: a picture that differs between them is one of a moment or of a player. */
const OCCASIONS = [
  { now: Date.UTC(2026, 0, 5, 3), player: { remoteId: 'R1', username: 'first' } },
  { now: Date.UTC(2026, 6, 9, 15, 30), player: { remoteId: 'R2', username: 'second-player' } },
] as const;

/**
 * Draws the first picture of every path of a remote, while every read is pending. Runs in the build, where the browser's globals are those
 * of jsdom, calls are never answered, and the code of later screens never arrives.
 * @param setTime sets the clock of the page, in ms
 * @throws Error when a path cannot be rendered
 */
export async function drawPending({ paths }: RemoteManifest, module: RemoteModule, setTime: (now: number) => void): Promise<Frames> {
  const [drawn = new Map<string, string>(), again] = [await drawAll(paths, module, 0, setTime), await drawAll(paths, module, 1, setTime)];
  const html = new Map<string, number>();
  const places: Record<string, Record<string, number>> = {};
  for (const [place, picture] of drawn) {
    const [key = '', route = ''] = place.split(' ');
    const kept = again.get(place) === picture ? picture : '';
    if (!html.has(kept)) html.set(kept, html.size);
    (places[key] ??= {})[route] = html.get(kept) ?? 0;
  }
  return { html: [...html.keys()], places };
}

/** @returns `<key of the frame> <path>` -> its picture on that occasion */
async function drawAll(paths: readonly RemotePath[], module: RemoteModule, occasion: 0 | 1, setTime: (now: number) => void) {
  const { now, player } = OCCASIONS[occasion];
  const pictures = new Map<string, string>();
  setTime(now);
  for (const language of LANGUAGES) {
    await startTexts(language);
    for (const [claim, layout, session] of placesOf(paths)) {
      const visitor = { language, layout, player: session === 'player' ? player : null };
      pictures.set(`${frameKey({ language, layout, session })} ${claim.path}`, await drawOne(claim, module, visitor));
    }
  }
  return pictures;
}

/** Every picture that a page may need: a visitor is never at a path of players, except on a desktop at some. */
const placesOf = (paths: readonly RemotePath[]) =>
  paths
    .filter(({ frame }) => frame !== 'bare')
    .flatMap((claim) => LAYOUTS.flatMap((layout) => SESSIONS.map((session) => [claim, layout, session] as const)))
    .filter(([{ path, access }, layout, session]) => session === 'player' || access === 'public' || isOpenToVisitors(path, layout));

async function drawOne({ path, sample }: RemotePath, module: RemoteModule, visitor: DrawnVisitor) {
  const element = document.body.appendChild(document.createElement('div'));
  window.history.replaceState(null, '', path.replaceAll(':', '') + (sample ?? ''));
  try {
    await new Promise<void>((drawn, failed) => {
      setTimeout(() => failed(new Error('It renders nothing')), MOUNT_MS);
      module.mount({ host: waitingHost(visitor), element, onCrash: failed }).then(drawn, failed);
    });
    return stillOf(element);
  } catch (cause) {
    const who = `${visitor.language}, ${visitor.layout}, ${visitor.player ? 'player' : 'visitor'}`;
    throw new Error(`${path} cannot be drawn (${who})`, { cause });
  } finally {
    await module.unmount();
    element.remove();
  }
}
