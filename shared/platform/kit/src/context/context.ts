import type { FastifyBaseLogger } from 'fastify';
import type { Background } from '../base/background';
import type { Clock } from '../time/clock';
import type { Executor } from '../data/database';
import type { EventHub } from '../events/hub';
import type { GameHouses } from './game-houses';
import type { Limits } from '../pace/limits';
import type { Paces } from '../pace/paces';
import type { ReplicaReads } from '../data/replica-reads';
import type { Transports } from './transports';

/** Settings from the environment, fixed at start. Settings that the operator changes at run time are in the general module. */
export interface PlatformSettings {
  /** @see SiteMode */
  isProduction: boolean;
  /** Administrator key from the environment; empty when only personal keys exist. */
  operatorKey: string;
  /** Origin of the player site, used to build addresses. */
  siteOrigin: string;
  /** Every origin from which browsers may send requests; includes `siteOrigin`. */
  allowedOrigins: readonly string[];
  gamesOrigin: string;
  /** Origin of the exchange data host, as browsers reach it. */
  exchangeOrigin: string;
  /** The game supplier's account at the seamless wallet; both sides sign with the secret. */
  merchantId: string;
  merchantSecret: string;
  /** Encrypts the secrets of authenticator apps; with another key the stored secrets cannot be read. */
  twoStepKey: string;
  /** Peers whose `X-Forwarded-For` is trusted: addresses and ranges, separated by commas. */
  trustedHop: string;
  /** Country codes of phone numbers that may receive SMS. */
  smsCountries: readonly string[];
  limits: Limits;
  transports: Transports;
  console: ConsoleSettings;
  alerts: AlertSettings;
  /** Address of a Prometheus that has the metrics of the site; empty: the processes keep their own in the database. */
  prometheusUrl: string;
  push: {
    /** Secret from which the VAPID keys follow; with another one all devices have to subscribe anew. */
    key: string;
    /** Origins of push services in addition to the known ones. */
    origins: readonly string[];
  };
}

/** Addresses of the console and of its release service, and the pages. */
interface ConsoleSettings {
  /** Origin of the operator's listener, as the browsers of operators reach it. It also names the issuer of tokens for releases. */
  origin: string;
  /** Every origin from which its pages may send requests; includes `origin`. */
  allowedOrigins: readonly string[];
  /** Origin of the release service. */
  releaseUrl: string;
  /** Folder with the built pages. */
  folder: string;
}

/** Where alerts about releases are sent; empty texts for nowhere. */
interface AlertSettings {
  webhookUrl: string;
  /** Signs what is posted to the webhook. */
  webhookSecret: string;
  email: string;
}

/** The player whose token a request bears. */
export interface PlayerIdentity {
  id: number;
  /** The public, opaque id. */
  remoteId: string;
  username: string;
  sessionId: number;
}

/** Work of an area when a break or an exclusion of a player begins. The area registers it at start. */
interface RestrictionHook {
  /** Name for the log. */
  name: string;
  /** Runs in the transaction that starts the restriction. */
  within?(tx: Executor, playerId: number, at: Date): Promise<unknown>;
  /** Runs in the background after that transaction. */
  after?(playerId: number): Promise<unknown>;
}

/** Context of every module. The exchange adds its feed. */
export interface PlatformContext {
  db: Executor;
  /** Long reads, which a replica may serve. */
  reads: ReplicaReads;
  clock: Clock;
  log: FastifyBaseLogger;
  background: Background;
  paces: Paces;
  /** Delivers announced events to the listeners in this process. */
  events: EventHub;
  /** Platforms that hold the money of transfer wallets. */
  houses: GameHouses;
  /** Run when a player is restricted to withdrawals. */
  onRestricted: RestrictionHook[];
  settings: PlatformSettings;
}
