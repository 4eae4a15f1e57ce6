import { AFTER_PORT, DEFAULTS } from './defaults.mjs';
import type { EnvironmentVariables } from './variable';

/** Variables of addresses, listeners and proxies. */
export const ofSite: EnvironmentVariables = {
  SITE_MODE: {
    readBy: ['start', 'platform'],
    default: '`sandbox` where `HOST`, `OPERATOR_HOST`, `API_HOST` and `SITE_ORIGIN` are this machine, else `production`',
    isShared: true,
    effect: '`sandbox` has play money, a demo player and requests that decide themselves; `production` has none of these.',
  },
  PORT: {
    readBy: ['start', 'edge', 'platform', 'release service', 'release command', 'operator command'],
    default: `\`${DEFAULTS.PORT}\``,
    effect: 'The edge listens on this port, and the other ports follow it.',
  },
  HOST: {
    readBy: ['start', 'edge', 'platform', 'release service', 'release command'],
    default: '`localhost`, so that only this machine reaches the site',
    effect: 'The edge, the games and the exchange data host listen on this name or address.',
  },
  SITE_ORIGIN: {
    readBy: ['start', 'edge', 'platform', 'release service', 'release command'],
    default: '`http://localhost:PORT`',
    isShared: true,
    effect: 'Players open the site at this origin; production needs https.',
  },
  SITE_HOSTS: {
    readBy: ['edge', 'platform', 'release service'],
    default: 'none',
    isShared: true,
    effect: 'The site has these further host names; a request for any other name gets 421.',
  },
  GAMES_ORIGIN: {
    readBy: ['start', 'edge', 'platform'],
    default: '`http://localhost:GAMES_PORT`',
    isShared: true,
    effect: 'Browsers load the games from this origin; production needs https.',
  },
  EXCHANGE_DATA_ORIGIN: {
    readBy: ['start', 'edge', 'platform'],
    default: '`http://localhost:EXCHANGE_PORT`',
    isShared: true,
    effect: 'Browsers read prices from this origin; production needs https.',
  },
  PLATFORM_ORIGIN: {
    readBy: ['edge', 'platform'],
    default: '`http://127.0.0.1:SANDBOX_PORT`',
    isShared: true,
    effect: 'The edge and the games call the platform at this origin, which may be that of a balancer.',
  },
  GAMES_INTERNAL_ORIGIN: {
    readBy: ['platform'],
    default: '`http://HOST:GAMES_PORT`',
    isShared: true,
    effect: 'The platform calls the games at this origin.',
  },
  ASSET_ORIGIN: {
    readBy: ['edge'],
    default: 'the site itself',
    isShared: true,
    effect: 'Pages load released files from this origin, such as that of a CDN.',
  },
  GAMES_PORT: {
    readBy: ['start', 'platform'],
    default: `\`PORT\` + ${AFTER_PORT.GAMES_PORT}`,
    effect: 'The games listen on this port.',
  },
  SANDBOX_PORT: {
    readBy: ['start', 'edge', 'platform'],
    default: `\`PORT\` + ${AFTER_PORT.SANDBOX_PORT}`,
    effect: 'The platform listens on this port.',
  },
  API_HOST: {
    readBy: ['start', 'platform'],
    default: '`127.0.0.1`',
    effect: 'The platform listens on this name or address; in production `TRUSTED_HOPS` then lists the edges and balancers that call it.',
  },
  METRICS_PORT: {
    readBy: ['start', 'edge', 'platform'],
    default: 'none; a worker needs it, and `npm start` gives the edge the next one',
    effect: 'The process answers `/metrics`, `/healthz` and `/readyz` on this port, which no player reaches.',
  },
  METRICS_HOST: {
    readBy: ['edge', 'platform'],
    default: '`127.0.0.1`',
    effect: '`METRICS_PORT` is on this name or address.',
  },
  EXCHANGE_PORT: {
    readBy: ['start', 'platform'],
    default: `\`PORT\` + ${AFTER_PORT.EXCHANGE_PORT}`,
    effect: 'The exchange data host listens on this port.',
  },
  OPERATOR_PORT: {
    readBy: ['start', 'platform', 'operator command', 'release service', 'release command'],
    default: `\`PORT\` + ${AFTER_PORT.OPERATOR_PORT}`,
    effect: 'Calls of operators and `/docs` are answered on this port alone.',
  },
  OPERATOR_HOST: {
    readBy: ['start', 'platform'],
    default: '`127.0.0.1`',
    effect: 'Calls of operators are answered on this name or address.',
  },
  TRUSTED_HOPS: {
    readBy: ['edge', 'platform', 'release service'],
    default: 'none',
    isShared: true,
    effect: 'These addresses and ranges are the proxies in front of the site, whose headers about address and https count.',
  },
  TRUSTED_HOP: {
    readBy: ['edge', 'platform', 'release service'],
    default: 'none',
    isShared: true,
    effect: 'This is another name of `TRUSTED_HOPS`, which wins.',
  },
  DRAIN_MS: {
    readBy: ['edge', 'platform'],
    default: '5000 in production and at an edge of an https `SITE_ORIGIN`, else 0',
    effect:
      'A process that stops is not ready for so many ms before it accepts no more connections; its event streams end over the same time.',
  },
  STREAMS_PER_ADDRESS: {
    readBy: ['platform'],
    default: '100',
    isShared: true,
    effect: 'One address has at most so many open streams of prices.',
  },
  DATA_DIR: {
    readBy: ['edge', 'platform', 'backup command'],
    default: `\`${DEFAULTS.DATA_DIR}\``,
    effect: 'This folder has the embedded database, keys that were made at the first start, and the copies of the edge.',
  },
  LOG_LEVEL: {
    readBy: ['start', 'platform', 'release service'],
    default: '`info`; with `npm start` `warn`',
    effect: 'Less important lines are not logged.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    readBy: ['edge', 'platform'],
    default: 'no traces',
    effect: 'Traces are sent to this collector, such as `http://collector:4318`, by OTLP over HTTP.',
  },
};
