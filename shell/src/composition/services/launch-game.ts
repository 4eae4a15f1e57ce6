import { atom, type createStore } from 'jotai';
import { ApiError } from '@site/api';
import type { gameRun } from '@site/api/contracts/catalogue';
import { GAME_WINDOW } from '@site/api/contracts/site';
import type { EndpointInput, EndpointOutput } from '@site/api/schema';
import type { DialogService, GameToLaunch, GameWindowState, Shell } from '@site/remote';
import { layoutAtom } from '#core/layout/layout';
import { playerAtom } from '#core/session/session.atoms';

const NOT_LOGGED_IN = 'User not logged in';
const LAUNCH_FAILED = 'An unexpected error occurred';

/** The game that is being opened; meanwhile the loading view covers the page. */
export const launchingAtom = atom<GameToLaunch | null>(null);

interface LaunchParts {
  store: ReturnType<typeof createStore>;
  navigate: Shell['navigate'];
  dialogs: Pick<DialogService, 'error'>;
  token(): string | null;
  run(input: EndpointInput<typeof gameRun>): Promise<EndpointOutput<typeof gameRun>>;
  /** Called when the platform rejects the token. */
  onUnauthenticated(): void;
}

const currentPlace = () => window.location.pathname + window.location.search;

/**
 * After the game the player returns to the list it was opened from, with the parameters of that list; otherwise home.
 * @see CATALOGUE-039
 */
const returnTo = (from: string) => (/^\/(games|casino|search)(\?|$)/.test(from) ? from : '/');

export function createLaunch({ store, navigate, dialogs, token, run, onUnauthenticated }: LaunchParts): Shell['launchGame'] {
  async function open(game: GameToLaunch, from: string, remoteId: string) {
    const { url, session, wallet } = await run({
      userId: remoteId,
      externalURL: window.location.origin,
      isMobileLogin: store.get(layoutAtom) === 'mobile',
      gameCode: game.gameCode,
      gameType: game.gameType,
      platform: game.platform,
    });
    const state: GameWindowState = { url, session, returnTo: returnTo(from), name: game.name ?? '', game, ...(wallet && { wallet }) };
    navigate(GAME_WINDOW, { state });
  }

  function explain(problem: unknown) {
    console.error('The game did not start', problem);
    const { serverMessage, until } = problem instanceof ApiError ? problem : {};
    dialogs.error(serverMessage ?? LAUNCH_FAILED, until);
    if (problem instanceof ApiError && problem.kind === 'unauthenticated') onUnauthenticated();
  }

  return async function launchGame(game, from = currentPlace()) {
    const player = store.get(playerAtom);
    if (!player) return navigate('/login');
    if (store.get(launchingAtom)) return;
    if (token() === null) {
      dialogs.error(NOT_LOGGED_IN);
      return navigate('/login');
    }
    store.set(launchingAtom, game);
    try {
      await open(game, from, player.remoteId);
    } catch (problem) {
      explain(problem);
    } finally {
      store.set(launchingAtom, null);
    }
  };
}
