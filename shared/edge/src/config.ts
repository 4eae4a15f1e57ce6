import { keysDirOf } from '@site/build/project';
import { ReleaseRefusal, storePlaceIn } from '@site/release';
import {
  readDrainTimes,
  readHosts,
  readProcessListener,
  readTrustedHops,
  type DrainTimes,
  type ListenAt,
  type TimeLimits,
} from '@site/serving';
import { AFTER_PORT, DEFAULTS } from '@site/serving/defaults';
import path from 'node:path';

export interface EdgeConfig {
  port: number;
  /** Host name or address to listen on; with `localhost` only this machine can reach the site. */
  host: string;
  /** Origin of the platform, e.g. `http://127.0.0.1:3002`. */
  platformOrigin: string;
  /** Second origin, which serves the demo games. */
  gamesOrigin: string;
  /** Origin of the exchange data host, from which browsers read prices. @see SHELL-055 */
  exchangeOrigin: string;
  storeDir: string;
  /** Address of a store that is not a folder; `storeDir` is then unused. */
  storeUrl?: string | undefined;
  /** Folder of the public keys that sign documents and releases. Without a key the edge serves only releases that it checked before. */
  keysDir: string;
  /** Serves unchecked releases while there is no key (`EDGE_UNVERIFIED=1`). */
  isUnverified?: boolean;
  /** Folder for a copy of the last live site, for a start without a store; empty keeps no copy. */
  dataDir: string;
  channel: string;
  /** `plain` serves the one-bundle build of the same source, for benchmarks. */
  variant: 'federated' | 'plain';
  /** Timeout of a call to the platform. */
  patienceMs?: number;
  /** Time limits for clients; default: `TIME_LIMITS`. */
  timeLimits?: TimeLimits;
  /** Proxies in front of the site whose forwarding headers are trusted. */
  trustedHops?: readonly string[];
  /** The origin that pages are opened at; behind TLS it begins with `https:`. */
  siteOrigin?: string;
  /** Host names of the site, besides those of this machine. */
  hosts?: readonly string[];
  connectionsPerAddress?: number;
  /** Origin that pages load released files from, e.g. of a CDN that asks this edge for them; default: the site itself. */
  assetOrigin?: string | undefined;
}

/** Configuration of an edge and of its process. */
export interface EdgeProcessConfig extends EdgeConfig {
  drainTimes: DrainTimes;
  /** Address for probes of this process; null when it answers them with the site only. */
  processListener: ListenAt | null;
}

/** @throws ReleaseRefusal for anything but an origin that pages of the site can load scripts from */
function readAssetOrigin({ ASSET_ORIGIN: named = '' }: NodeJS.ProcessEnv, siteOrigin: string): string | undefined {
  if (named === '') return undefined;
  const url = URL.canParse(named) ? new URL(named) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(named);
  if (!isOrigin)
    throw new ReleaseRefusal(`ASSET_ORIGIN is no origin: "${named}". Write it as https://cdn.example, without a path, or leave it out.`);
  if (siteOrigin.startsWith('https:') && url.protocol === 'http:')
    throw new ReleaseRefusal('ASSET_ORIGIN is http, and browsers load no script from there into a page of https. Write an https origin.');
  return url.origin;
}

/** Reads the configuration from environment variables. @param root folder of the project, base of relative paths and defaults */
export function readConfig(env: NodeJS.ProcessEnv, root: string): EdgeProcessConfig {
  const port = Number(env['PORT'] ?? DEFAULTS.PORT);
  const siteOrigin = env['SITE_ORIGIN'] || `http://localhost:${port}`;
  const place = storePlaceIn(env, root);
  const variant = env['EDGE_VARIANT'] === 'plain' ? 'plain' : 'federated';
  return {
    port,
    host: env['HOST'] ?? 'localhost',
    platformOrigin: env['PLATFORM_ORIGIN'] ?? `http://127.0.0.1:${env['SANDBOX_PORT'] ?? port + AFTER_PORT.SANDBOX_PORT}`,
    gamesOrigin: env['GAMES_ORIGIN'] ?? `http://localhost:${port + AFTER_PORT.GAMES_PORT}`,
    exchangeOrigin: env['EXCHANGE_DATA_ORIGIN'] ?? `http://localhost:${port + AFTER_PORT.EXCHANGE_PORT}`,
    storeDir: place.folder,
    storeUrl: place.url,
    keysDir: keysDirOf(root, env),
    isUnverified: env['EDGE_UNVERIFIED'] === '1',
    dataDir: path.resolve(root, env['DATA_DIR'] ?? DEFAULTS.DATA_DIR),
    channel: env['CHANNEL'] ?? (variant === 'plain' ? 'plain' : DEFAULTS.CHANNEL),
    variant,
    trustedHops: readTrustedHops(env),
    siteOrigin,
    hosts: readHosts(env, [siteOrigin]),
    assetOrigin: readAssetOrigin(env, siteOrigin),
    // Only production requires https, and only there other edges take over.
    drainTimes: readDrainTimes(env, siteOrigin.startsWith('https:')),
    processListener: readProcessListener(env),
  };
}
