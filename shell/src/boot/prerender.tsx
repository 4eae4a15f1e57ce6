import { renderToString } from 'react-dom/server';
import { frameKey, otherRoute, PLAYER_ROUTES, PUBLIC_ROUTES, type Frames, type FrameVisitor } from '@site/api/contracts/site';
import { LANGUAGES, startTexts, type Language } from '@site/i18n';
import type { Layout } from '@site/remote';
import { Root } from '#chrome/frame/root';
import { createRouter } from '#composition/routing/current-decision';
import { createPathTable } from '#composition/routing/path-table';
import { ACCOUNT_PATH } from '#composition/routing/decide';
import type { Internals } from '#composition/services/internals';
import { createServices } from '#composition/services/create-services';
import { layoutAtom } from '#core/layout/layout';
import { playerAtom } from '#core/session/session.atoms';
import { addShellTexts } from '#core/texts';

const LAYOUTS = ['mobile', 'desktop'] as const satisfies readonly Layout[];
const SESSIONS = ['guest', 'player'] as const;
/** Nobody: the name and the balance of a player come with the first render. */
const SOMEBODY = { remoteId: '', username: '' };

const PUBLIC_PATHS = [...PUBLIC_ROUTES, otherRoute('public')];
const PLAYER_PATHS = [...PLAYER_ROUTES, otherRoute('player')];
/** Every path belongs to one remote, which never loads. */
const CLAIMS = {
  remote: [
    ...PUBLIC_PATHS.map((path) => ({ path, access: 'public' }) as const),
    ...PLAYER_PATHS.filter((path) => path !== ACCOUNT_PATH).map((path) => ({ path, access: 'player' }) as const),
  ],
};

/** Draws the first frame of every route for every visitor. Runs in the build, where the browser's globals are those of jsdom. */
export async function draw(): Promise<Frames> {
  const html = new Map<string, number>();
  const places: Record<string, Record<string, number>> = {};
  await addShellTexts();
  for (const language of LANGUAGES) {
    await startTexts(language);
    for (const layout of LAYOUTS)
      for (const session of SESSIONS) {
        const drawn = frameRenderer(language, layout, session);
        places[frameKey({ language, layout, session })] = Object.fromEntries(
          [...PUBLIC_PATHS, ...PLAYER_PATHS].map((route) => {
            const frame = drawn(route.replace(':', ''));
            if (!html.has(frame)) html.set(frame, html.size);
            return [route, html.get(frame) ?? 0];
          }),
        );
      }
  }
  return { html: [...html.keys()], places };
}

function frameRenderer(language: Language, layout: Layout, session: FrameVisitor['session']) {
  const internals = internalsOf(language, layout, session);
  return (path: string) => {
    window.history.replaceState(null, '', path);
    return renderToString(<Root internals={internals} />);
  };
}

/** The shell before its first answer, with an area at every path. */
export function internalsOf(language: Language, layout: Layout, session: FrameVisitor['session']): Internals {
  const services = createServices(language, () => Promise.reject(new Error('No dialog is opened in the build')));
  services.store.set(layoutAtom, layout);
  if (session === 'player') services.store.set(playerAtom, SOMEBODY);
  return {
    services,
    router: createRouter(services.store, createPathTable(CLAIMS)),
    areas: new Map(),
    get remotes(): never {
      throw new Error('No remote is loaded in the build');
    },
  };
}
