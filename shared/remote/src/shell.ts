import type { LoginAnswer } from '@site/api/contracts/access';
import type { PlatformEvent } from '@site/api/contracts/events';
import type { OwnerProof } from '@site/api/contracts/security';
import type { Restriction } from '@site/api/contracts/safer-play';
import type { General } from '@site/api/contracts/site';
import type { Language } from '@site/i18n';

/** Layout of the page. @see SHELL-003, SHELL-004 */
export type Layout = 'mobile' | 'desktop';

/** A player who is logged in; `remoteId` is the public id. */
export interface Player {
  remoteId: string;
  username: string;
}

/** Game to open; an empty `gameCode` opens the platform's first game of that type. */
export interface GameToLaunch {
  platform: string;
  gameType: string;
  gameCode: string;
  name?: string;
}

/** Router state of `/gamerun`: the running game, and the way back. @see CATALOGUE-037, CATALOGUE-039 */
export interface GameWindowState {
  url: string;
  session: string;
  /** `/games?…` with the list's own parameters, or `/`. */
  returnTo: string;
  name: string;
  /** The opened game, so that a new launch can replace a used-up address. */
  game: GameToLaunch;
  /** Present only when the game plays from a game wallet of its own. */
  wallet?: 'transfer';
}

/** Session of the page: the player, and the ways in and out. */
export interface SessionService {
  /** Null for a visitor. A player is logged in when a token is stored. @see SHELL-049 */
  player: Player | null;
  /** Stores the session keys and the popup flags, then goes to `/`. @see ACCESS-010, ACCESS-034 */
  start(answer: LoginAnswer, options: { isNewPlayer: boolean }): void;
  /** Clears exactly the five keys of `LOGOUT_CLEARS`, then goes to `/`, or to the given path. @see SHELL-050 */
  end(to?: string): Promise<void>;
  /** Break or exclusion of the player, who may only take money out; null for everybody else. */
  restriction: Restriction | null;
  /** Token of the external exchange, from the log-in; null for a visitor. @see EXCHANGE-008 */
  exchangeToken: string | null;
  /** Codes that the landing routes stored. @see SHELL-018, SHELL-019 */
  codes: { referral: string | null; affiliate: string | null };
}

interface BalanceService {
  /** BDT as the platform sends it, e.g. `"1234.50"`; null until it is known. */
  amount: string | null;
  /** True when the last answer is older than two polls. */
  isStale: boolean;
  refresh(): Promise<void>;
}

/** Dialogs of the shell. */
export interface DialogService {
  /**
   * Opens a dialog titled "Error". The message may hold links to own paths or https; all other markup is shown as text. @see SHELL-042
   * @param until end of the obstacle, ISO 8601; shown below the message.
   */
  error(message: string, until?: string): void;
  success(message: string): void;
  /** Resolves to true when the player confirms. */
  confirm(question: { title: string; message: string; confirm: string; isDangerous?: boolean }): Promise<boolean>;
  /**
   * Requests a proof of the owner from the player. Resolves to a confirmation for one call, or to null when the player does not confirm.
   */
  confirmOwner(proof: OwnerProof): Promise<string | null>;
}

/** Events that the platform sends to an open page. One stream for the whole page; areas listen with `useEvents()`. */
export interface EventsService {
  /** False while no stream is open: for a visitor, on a hidden page, without network. Poll then. */
  isOpen: boolean;
  /**
   * Calls the listener with each event. Each stream begins with `hello`, also after a gap; request then what the gap hid.
   * @returns a function that stops listening
   */
  listen(listener: (event: PlatformEvent) => void): () => void;
}

/** The wish to use little data. With it nothing plays by itself, prices come once a second, and pictures that only adorn are left out. */
export interface DataSaver {
  isOn: boolean;
  /** True when the browser or its system asks for it; then the player cannot switch it off here. */
  isBySystem: boolean;
  /** Switches it for this device. */
  choose(isOn: boolean): void;
}

/** Services of the shell for every remote. One instance per page; read it with `useShell()`. */
export interface Shell {
  session: SessionService;
  balance: BalanceService;
  dialogs: DialogService;
  events: EventsService;
  language: { current: Language; choose(language: Language): void };
  layout: Layout;
  dataSaver: DataSaver;
  /** Null until `/api/general` is answered. */
  settings: General | null;
  /** Navigates to an own path and adds an entry to the history; remotes may use the router as well. */
  navigate(path: string, options?: { replace?: boolean; state?: unknown }): void;
  /**
   * Sends a visitor to `/login`. A player sees a loading view, then `/gamerun`, or the error dialog. @see CATALOGUE-009
   * @param from path and query to return to; default: the current ones.
   */
  launchGame(game: GameToLaunch, from?: string): Promise<void>;
  /**
   * Marks the page as busy, because leaving it now would do harm (a money action runs); a release swap waits.
   * @returns a function that ends it; call it when the action is done
   */
  busy(reason: string): () => void;
}
