import type { LoginAnswer } from '@site/api/contracts/access';
import type { PlatformEvent } from '@site/api/contracts/events';
import type { OwnerProof } from '@site/api/contracts/security';
import type { Restriction } from '@site/api/contracts/safer-play';
import type { General } from '@site/api/contracts/site';
import type { Language } from '@site/i18n';

export type Layout = 'mobile' | 'desktop';

export interface Player {
  remoteId: string;
  username: string;
}

/** What to open; an empty `gameCode` opens the platform's first game of that type. */
export interface GameToLaunch {
  platform: string;
  gameType: string;
  gameCode: string;
  name?: string;
}

/** How the game window was entered: the router state of `/gamerun`. */
export interface GameWindowState {
  url: string;
  session: string;
  /** `/games?…` with the list's own parameters, or `/`. */
  returnTo: string;
  name: string;
  /** What was opened, so that a used-up address can be replaced by starting it again. */
  game: GameToLaunch;
  /** Only where the game plays from a wallet of its own. */
  wallet?: 'transfer';
}

export interface SessionService {
  /** Null: a visitor. Logged in means that a token is stored. */
  player: Player | null;
  /** Stores the session keys and the popup flags, then goes to `/`. @see spec A 4 */
  start(answer: LoginAnswer, options: { isNewPlayer: boolean }): void;
  /** Clears exactly the five keys, then goes to `/`, or to the path that is named. */
  end(to?: string): Promise<void>;
  /** The player asked for a pause and may only take money out; null for everybody else. */
  restriction: Restriction | null;
  /** Of the external exchange, as log-in answered it; null for a visitor. */
  exchangeToken: string | null;
  /** Codes kept by the landing routes. */
  codes: { referral: string | null; affiliate: string | null };
}

interface BalanceService {
  /** BDT as the platform wrote it, e.g. `"1234.50"`; null until it is known. */
  amount: string | null;
  /** The last answer is older than two polls. */
  isStale: boolean;
  refresh(): Promise<void>;
}

export interface DialogService {
  /**
   * Titled "Error". The message may hold links to own paths or https; everything else is shown as text.
   * @param until when what stands against it ends, ISO 8601; said below the message.
   */
  error(message: string, until?: string): void;
  success(message: string): void;
  /** Resolves true when confirmed. */
  confirm(question: { title: string; message: string; confirm: string; isDangerous?: boolean }): Promise<boolean>;
  /** Asks the player to prove to be the owner. Resolves a confirmation for one call, or null when the player does not confirm. */
  confirmOwner(proof: OwnerProof): Promise<string | null>;
}

/** What the platform tells an open page by itself. One stream for the whole page; areas listen with `useEvents()`. */
export interface EventsService {
  /** False while the stream is not there: a visitor, a hidden page, no network. Whoever needs news then asks by polling. */
  isOpen: boolean;
  /** @returns how to stop. Each stream begins with `hello`, also after a gap: what was missed is asked for then. */
  listen(listener: (event: PlatformEvent) => void): () => void;
}

/** What the shell lends every remote. One instance a page; read it with `useShell()`. */
export interface Shell {
  session: SessionService;
  balance: BalanceService;
  dialogs: DialogService;
  events: EventsService;
  language: { current: Language; choose(language: Language): void };
  layout: Layout;
  /** Null until `/api/general` answered. */
  settings: General | null;
  /** Goes to an own path with history; remotes may use the router as well. */
  navigate(path: string, options?: { replace?: boolean; state?: unknown }): void;
  /**
   * A visitor goes to `/login`; a player sees a loading view, then `/gamerun`, or the error dialog.
   * @param from path and query to come back to; the current one when left out.
   */
  launchGame(game: GameToLaunch, from?: string): Promise<void>;
  /** Says that leaving now would hurt (a money action runs); a waiting release swap waits on. Call the answer when done. */
  busy(reason: string): () => void;
}
