import type { FastifyBaseLogger } from 'fastify';
import type { Background } from '../base/background';
import type { Clock } from '../time/clock';
import type { Executor } from '../data/database';
import type { EventHub } from '../events/hub';
import type { GameHouses } from './game-houses';
import type { Limits } from '../pace/limits';
import type { Paces } from '../pace/paces';
import type { Transports } from './transports';

/** What the environment decides at start; what the operator may change at run time is in the general module. */
export interface PlatformSettings {
  /** @see SiteMode */
  isProduction: boolean;
  /** The administrator's key of the environment; empty where only people have keys. */
  operatorKey: string;
  /** The player site's origin, for addresses. */
  siteOrigin: string;
  /** Every origin a browser may send to us from; holds `siteOrigin`. */
  allowedOrigins: readonly string[];
  gamesOrigin: string;
  /** Where browsers find the exchange data host. */
  exchangeOrigin: string;
  /** The game supplier's account at the seamless wallet; both sides sign with the secret. */
  merchantId: string;
  merchantSecret: string;
  /** Seals the secrets of authenticator apps; a change makes those that are kept unreadable. */
  twoStepKey: string;
  /** Peers whose `X-Forwarded-For` is trusted: addresses and ranges, separated by commas. */
  trustedHop: string;
  /** Country codes of numbers that get SMS. */
  smsCountries: readonly string[];
  limits: Limits;
  transports: Transports;
}

/** The player whose token a request bears. */
export interface PlayerIdentity {
  id: number;
  /** The public, opaque id. */
  remoteId: string;
  username: string;
  sessionId: number;
}

/** Work of an area at the beginning of a break or an exclusion. The area adds it to the context at start. */
interface RestrictionHook {
  /** For the log. */
  name: string;
  /** In the transaction that begins it. */
  within?(tx: Executor, playerId: number, at: Date): Promise<unknown>;
  /** In the background, after that transaction. */
  after?(playerId: number): Promise<unknown>;
}

/** Every module works with this context. The exchange adds its feed. */
export interface PlatformContext {
  db: Executor;
  clock: Clock;
  log: FastifyBaseLogger;
  background: Background;
  paces: Paces;
  /** What is announced, for whoever hears it in this process. */
  events: EventHub;
  /** Where the money of transfer wallets is. */
  houses: GameHouses;
  /** Run when a player may from then on only take money out. */
  onRestricted: RestrictionHook[];
  settings: PlatformSettings;
}
