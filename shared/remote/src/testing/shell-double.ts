import { atom, createStore, type PrimitiveAtom } from 'jotai';
import { QueryClient } from '@tanstack/react-query';
import type { PlatformEvent } from '@site/api/contracts/events';
import type { General } from '@site/api/contracts/site';
import type { LoginAnswer } from '@site/api/contracts/access';
import type { Restriction } from '@site/api/contracts/safer-play';
import type { Language } from '@site/i18n';
import { loggingCaches } from '../failure-log';
import type { GameToLaunch, Layout, Player, SessionService, Shell } from '../shell';
import type { ShellHost } from '../shell-host';
import { createNotes, type ShellNotes } from './shell-notes';

/** State of a shell double; by default a visitor on a phone, in English. */
export interface ShellDoubleOptions {
  player?: Player | null;
  balance?: string | null;
  isStale?: boolean;
  language?: Language;
  layout?: Layout;
  settings?: General | null;
  codes?: SessionService['codes'];
  restriction?: Restriction | null;
  /** Message with which the platform refuses a launch; null opens the game. */
  launchRefusal?: string | null;
  /** Answer of the player to a confirm dialog. */
  confirms?: boolean;
  /** Confirmation of the owner; null when the player does not confirm. */
  confirmation?: string | null;
  /** True while the event stream is open. */
  hasEvents?: boolean;
  /** True while the data saver is on. */
  savesData?: boolean;
}

/** A shell in memory for tests: pass it as the host of a `ShellProvider`, and read the calls of the remotes in `notes`. */
export interface ShellDouble extends ShellHost {
  current(): Shell;
  /** Changes the state that remotes see. */
  change(options: ShellDoubleOptions): void;
  /** Sends an event to every listener, as the platform's stream does. */
  tell(event: PlatformEvent): void;
  notes: ShellNotes;
  /** Values that the real shell stores in browser storage. */
  stored: Map<string, string>;
  /** Connects a router that moves with each navigation; navigations are noted with and without one. */
  onNavigate(navigate: Shell['navigate']): void;
}

type State = Required<ShellDoubleOptions>;

const VISITOR: State = {
  player: null,
  balance: null,
  isStale: false,
  language: 'en',
  layout: 'mobile',
  settings: null,
  codes: { referral: null, affiliate: null },
  restriction: null,
  launchRefusal: null,
  confirms: true,
  confirmation: 'the-owner-confirmed',
  hasEvents: false,
  savesData: false,
};

/** A player for tests that need one. */
export const DEMO_PLAYER: Player = { remoteId: 'R1001', username: 'rahim2026' };

/** Creates a shell double with a store and a query client of its own. It makes no calls to the platform. */
export function createShellDouble(options: ShellDoubleOptions = {}): ShellDouble {
  const store = createStore();
  const state = atom<State>({ ...VISITOR, ...options });
  const stored = new Map<string, string>(options.player ? storedAtLogin(answerFor(options.player), false) : []);
  const notes = createNotes();
  let move: Shell['navigate'] = () => {};
  const listeners = new Set<(event: PlatformEvent) => void>();
  const services = createServices({ store, state, stored, notes, listeners, move: (...where) => move(...where) });
  const shell = atom((get) => services(get(state)));
  return {
    shell,
    store,
    queryClient: new QueryClient({
      ...loggingCaches(),
      defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { gcTime: Infinity } },
    }),
    current: () => store.get(shell),
    change: (patch) => store.set(state, (before) => ({ ...before, ...patch })),
    tell: (event) => listeners.forEach((listener) => listener(event)),
    notes,
    stored,
    onNavigate: (navigate) => {
      move = navigate;
    },
  };
}

interface Parts {
  store: ShellHost['store'];
  state: PrimitiveAtom<State>;
  stored: Map<string, string>;
  notes: ShellNotes;
  listeners: Set<(event: PlatformEvent) => void>;
  move: Shell['navigate'];
}

function createServices({ store, state, stored, notes, listeners, move }: Parts) {
  const listen: Shell['events']['listen'] = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const change = (patch: ShellDoubleOptions) => store.set(state, (before) => ({ ...before, ...patch }));
  const navigate: Shell['navigate'] = (path, how) => {
    notes.navigations.push({ path, ...how });
    move(path, how);
  };
  const launchGame = (game: GameToLaunch, from = '/') => {
    const { player, launchRefusal } = store.get(state);
    notes.launches.push({ game, from });
    if (!player) navigate('/login');
    else if (launchRefusal !== null) notes.errors.push(launchRefusal);
    else {
      const opened = {
        url: 'https://games.example/play',
        session: 'S1',
        returnTo: /^\/(games|casino)(\?|$)/.test(from) ? from : '/',
        name: game.name ?? '',
        game,
      };
      navigate('/gamerun', { state: opened });
    }
    return Promise.resolve();
  };
  const start: SessionService['start'] = (answer, { isNewPlayer }) => {
    for (const [key, value] of storedAtLogin(answer, isNewPlayer)) stored.set(key, value);
    change({ player: { remoteId: answer.remote_id, username: answer.username }, restriction: answer.restriction ?? null });
    navigate('/');
  };
  const end: SessionService['end'] = (to = '/') => {
    for (const key of ['token', 'balance', 'remote_id', 'username', 'exchangeToken']) stored.delete(key);
    change({ player: null, balance: null, restriction: null });
    navigate(to);
    return Promise.resolve();
  };

  return (now: State): Shell => ({
    session: {
      player: now.player,
      exchangeToken: stored.get('exchangeToken') ?? null,
      codes: now.codes,
      restriction: now.restriction,
      start,
      end,
    },
    balance: { amount: now.player && now.balance, isStale: now.isStale, refresh: () => Promise.resolve(void notes.refreshes++) },
    dialogs: {
      error: (message) => void notes.errors.push(message),
      success: (message) => void notes.successes.push(message),
      confirm: (question) => {
        notes.questions.push(question.message);
        return Promise.resolve(store.get(state).confirms);
      },
      confirmOwner: (proof) => {
        notes.proofs.push(proof);
        return Promise.resolve(store.get(state).confirmation);
      },
    },
    events: { isOpen: now.hasEvents, listen },
    language: { current: now.language, choose: (language) => change({ language }) },
    layout: now.layout,
    dataSaver: { isOn: now.savesData, isBySystem: false, choose: (savesData) => change({ savesData }) },
    settings: now.settings,
    navigate,
    launchGame,
    busy: (reason) => {
      notes.busy.add(reason);
      return () => void notes.busy.delete(reason);
    },
  });
}

const answerFor = ({ remoteId, username }: Player): LoginAnswer => ({
  token: 'demo-token',
  remote_id: remoteId,
  username,
  exchange: [{ token: 'demo-exchange-token' }],
  message: 'ok',
});

/** Storage after a log-in. @see ACCESS-010, ACCESS-034 */
const storedAtLogin = (answer: LoginAnswer, isNewPlayer: boolean): [key: string, value: string][] => [
  ['token', answer.token],
  ['remote_id', answer.remote_id],
  ['username', answer.username],
  ['exchangeToken', answer.exchange[0]?.token ?? ''],
  ['popup', '1'],
  ['regPopup', isNewPlayer ? '1' : '0'],
];
