import { AFTER_PORT, DEFAULTS } from './defaults.mjs';
import type { EnvironmentVariables } from './variable';

/** Variables of releases: store, keys, channel and the release service. */
export const ofReleases: EnvironmentVariables = {
  STORE_URL: {
    readBy: ['start', 'edge', 'release service', 'release command'],
    default: 'the folder `STORE_DIR`',
    isSecret: true,
    isShared: true,
    effect: 'Releases are in this store: `postgres://user:password@host:5432/database` or `s3://bucket/prefix?region=...`.',
  },
  STORE_DIR: {
    readBy: ['start', 'edge', 'release service', 'release command'],
    default: `\`${DEFAULTS.STORE_DIR}\``,
    isShared: true,
    effect: 'Releases are in this folder.',
  },
  KEYS_DIR: {
    readBy: ['edge', 'release service', 'release command'],
    default: '`.keys`',
    isShared: true,
    effect: 'This folder has the keys that sign releases; the edge needs only its public part.',
  },
  CHANNEL: {
    readBy: ['edge', 'release service', 'release command'],
    default: `\`${DEFAULTS.CHANNEL}\`; at the edge with \`EDGE_VARIANT=plain\` \`plain\``,
    isShared: true,
    effect: 'The edge serves this channel, and the release command changes it.',
  },
  EDGE_VARIANT: {
    readBy: ['edge'],
    default: 'the site of remotes',
    effect: '`plain` serves the one-bundle build of the same source, for benchmarks.',
  },
  EDGE_UNVERIFIED: {
    readBy: ['edge'],
    default: 'only signed releases are served',
    effect: '`1` serves unchecked releases while there is no key.',
  },
  RELEASE_SERVICE: {
    readBy: ['start'],
    default: 'the release service runs',
    effect: '`off` leaves the release service out.',
  },
  RELEASE_PORT: {
    readBy: ['start', 'platform', 'release service'],
    default: `\`PORT\` + ${AFTER_PORT.RELEASE_PORT}`,
    effect: 'The release service listens on this port.',
  },
  RELEASE_HOST: {
    readBy: ['release service', 'start'],
    default: '`localhost`',
    effect: 'The release service listens on this name or address.',
  },
  RELEASE_DATA_DIR: {
    readBy: ['release service', 'release command', 'backup command'],
    default: DEFAULTS.RELEASE_DATA_DIR,
    effect: 'This folder has the credentials of the release service, its audit log and its unfinished work.',
  },
  RELEASE_URL: {
    readBy: ['platform', 'release command'],
    default: 'the command works beside the store; the console asks `http://localhost:RELEASE_PORT`',
    effect: 'The command and the console ask the release service at this address.',
  },
  ALERT_WEBHOOK_URL: {
    readBy: ['platform'],
    default: 'none',
    effect: 'Alerts about releases are posted to this address, signed with `ALERT_WEBHOOK_SECRET`.',
  },
  ALERT_WEBHOOK_SECRET: {
    readBy: ['platform'],
    default: 'none; `ALERT_WEBHOOK_URL` needs it',
    isSecret: true,
    effect: 'This secret signs each alert, by HMAC-SHA256 in the header `x-site-signature`.',
  },
  ALERT_EMAIL: {
    readBy: ['platform'],
    default: 'none',
    effect: 'Alerts about releases are sent to this e-mail address.',
  },
  RELEASE_TOKEN: {
    readBy: ['release command'],
    default: 'none',
    isSecret: true,
    effect: 'This token is the credential of a person or a pipeline at the release service.',
  },
  RELEASE_KEY: {
    readBy: ['release service', 'release command'],
    default: 'none',
    effect: 'These files have the keys with which a team signs its releases.',
  },
  RELEASE_ACTOR: {
    readBy: ['release service', 'release command'],
    default: 'none',
    effect: 'This note is added to a change, and a first key gets its name; the actor of a change is always the holder of the key.',
  },
  SITE_URL: {
    readBy: ['edge', 'release service', 'release command'],
    default: `\`http://localhost:${DEFAULTS.PORT}\``,
    effect:
      'The calls of operators are beside the site at this address, unless `OPERATOR_URL` names them. `npm start` in the repository of a team shows the site at this address.',
  },
  CHROMIUM_PATH: {
    readBy: ['start', 'release service', 'release command'],
    default: 'a Chromium that is installed',
    effect: 'The gate and the tests use this browser.',
  },
  AWS_REGION: {
    readBy: ['edge', 'release service', 'release command'],
    default: 'the region in `STORE_URL`',
    isShared: true,
    effect: 'The bucket of the store is in this region.',
  },
  AWS_ACCESS_KEY_ID: {
    readBy: ['edge', 'release service', 'release command'],
    default: 'the SDK of AWS looks for credentials by its own rules',
    effect: 'This is the name of the key for the bucket of the store.',
  },
  AWS_SECRET_ACCESS_KEY: {
    readBy: ['edge', 'release service', 'release command'],
    default: 'as for `AWS_ACCESS_KEY_ID`',
    isSecret: true,
    effect: 'This is the key for the bucket of the store.',
  },
  AWS_SESSION_TOKEN: {
    readBy: ['edge', 'release service', 'release command'],
    default: 'none',
    isSecret: true,
    effect: 'This token belongs to a key for a limited time.',
  },
};
