import { DEFAULTS } from './defaults.mjs';
import type { EnvironmentVariables } from './variable';

/** Variables of the platform: its database, its keys and its transports. */
export const ofPlatform: EnvironmentVariables = {
  ROLE: {
    readBy: ['platform'],
    default: '`all`',
    effect: 'The process runs this part: `api`, `worker`, `games`, `exchange`, or `all` of them; `migrate` prepares the database and ends.',
  },
  DATABASE_URL: {
    readBy: ['platform', 'backup command'],
    default: 'an embedded PostgreSQL in `DATA_DIR`; every `ROLE` but `all` needs it',
    isSecret: true,
    isShared: true,
    effect: 'The platform serves from this PostgreSQL, with the role that the address names.',
  },
  DATABASE_MIGRATION_URL: {
    readBy: ['platform', 'backup command'],
    default: '`DATABASE_URL`',
    isSecret: true,
    isShared: true,
    effect: 'This address names the role that owns the schema and runs the migrations.',
  },
  DATABASE_REPLICA_URL: {
    readBy: ['platform'],
    default: '`DATABASE_URL`',
    isSecret: true,
    isShared: true,
    effect: 'Records, statement, referral lists and the check of the ledger read from this streaming replica whenever it is up to date.',
  },
  EVENTS_URL: {
    readBy: ['platform'],
    default: 'PostgreSQL carries the events',
    isSecret: true,
    isShared: true,
    effect: 'These NATS servers, such as `nats://user:password@host:4222`, separated by commas, carry the events between processes.',
  },
  DB_POOL: {
    readBy: ['platform'],
    default: '20 with `ROLE=all`, `api` 15, `worker` 8, `games` 8, `exchange` 4, `migrate` 4',
    effect:
      'A process has at most so many connections to PostgreSQL, as many to the replica, and one or two more for news; the sum stays below its `max_connections`.',
  },
  MIGRATE: {
    readBy: ['platform'],
    default: '`ROLE=all` and `ROLE=migrate` migrate, the others wait for the schema',
    effect: '`off` lets `ROLE=all` wait as well.',
  },
  SEED: {
    readBy: ['platform'],
    default: '`demo` in a sandbox, `off` in production',
    effect:
      'A start that migrates adds missing rows: `demo` all of the demo site, `catalogue` those without the demo player, `off` only the user that answers chats.',
  },
  OPERATOR_KEY: {
    readBy: ['start', 'platform', 'operator command', 'release service', 'release command'],
    default: `\`${DEFAULTS.OPERATOR_KEY}\` in a sandbox of this machine, else none`,
    isSecret: true,
    isShared: true,
    effect: 'This key, of at least 32 characters, is an administrator until people have keys of their own.',
  },
  OPERATOR_URL: {
    readBy: ['operator command', 'release service', 'release command'],
    default: '`http://127.0.0.1:OPERATOR_PORT`',
    effect: 'The commands ask the calls of operators here; the release command reads errors and web vitals there.',
  },
  CONSOLE_ORIGIN: {
    readBy: ['start', 'platform', 'release service'],
    default: '`http://localhost:OPERATOR_PORT`; the release service trusts no console',
    isShared: true,
    effect:
      'Operators open the console at this origin, which leads to `OPERATOR_PORT`: https, or this machine. The release service accepts people whom the console there names.',
  },
  TWO_STEP_KEY: {
    readBy: ['platform'],
    default: '`DATA_DIR/two-step.key`; production, `api` and `worker` need it',
    isSecret: true,
    isShared: true,
    effect:
      'This key seals the secrets of authenticator apps, and signs what the console says to the release service; without it players get in with recovery codes only.',
  },
  FEED_KEY: {
    readBy: ['platform'],
    default: '`DATA_DIR/feed.key`; production, `api`, `worker` and `exchange` need it',
    isSecret: true,
    isShared: true,
    effect: 'This key decides every match of the exchange; with it anybody knows the results before.',
  },
  FEED_KEY_CHANGE: {
    readBy: ['platform'],
    default: 'another key is refused',
    effect: '`void` takes another `FEED_KEY` and voids open markets.',
  },
  PUSH_KEY: {
    readBy: ['platform'],
    default: '`DATA_DIR/push.key`; `api` and `worker` need it',
    isSecret: true,
    isShared: true,
    effect: 'This key signs push notifications; with another one all devices subscribe anew.',
  },
  PUSH_ORIGINS: {
    readBy: ['platform'],
    default: 'none',
    isShared: true,
    effect: 'These origins, https or of this machine, are push services besides the known ones.',
  },
  MERCHANT_ID: {
    readBy: ['platform'],
    default: '`demo-games`',
    isShared: true,
    effect: 'The games sign their callbacks under this name.',
  },
  MERCHANT_SECRET: {
    readBy: ['platform'],
    default: '`DATA_DIR/merchant.key`; `api`, `worker` and `games` need it',
    isSecret: true,
    isShared: true,
    effect: 'The games sign their callbacks with this secret.',
  },
  SMTP_URL: {
    readBy: ['platform'],
    default: 'e-mail stays in the outbox of the operator; production needs it',
    isSecret: true,
    isShared: true,
    effect: 'E-mail leaves through this server, with TLS unless it is on this machine; `MAIL_FROM` belongs to it.',
  },
  MAIL_FROM: {
    readBy: ['platform'],
    default: 'none; production needs it',
    isShared: true,
    effect: 'E-mail has this address as its sender.',
  },
  SMS_GATEWAY_URL: {
    readBy: ['platform'],
    default: 'SMS stay in the outbox of the operator; production needs it',
    isShared: true,
    effect: 'SMS are posted to this address as `{ to, text }`; `SMS_GATEWAY_KEY` belongs to it.',
  },
  SMS_GATEWAY_KEY: {
    readBy: ['platform'],
    default: 'none; production needs it',
    isSecret: true,
    isShared: true,
    effect: 'The SMS gateway knows the site by this key.',
  },
  SMS_COUNTRIES: {
    readBy: ['platform'],
    default: '`880`',
    isShared: true,
    effect: 'SMS go to numbers of these country codes only.',
  },
  LIMITS: {
    readBy: ['platform'],
    default: 'every limit as in `shared/platform/kit/src/pace/limits.ts`',
    isShared: true,
    effect: 'This list overrides limits: `smsADay=5000/86400` allows 5000 tries in 86400 s.',
  },
  PROMETHEUS_URL: {
    readBy: ['platform'],
    default: 'the processes of the platform keep their own numbers of the last hour in the database',
    isShared: true,
    effect: 'The page of health of the console asks this Prometheus, such as `http://10.0.0.9:9090`.',
  },
  SANDBOX_CLOCK: {
    readBy: ['platform'],
    default: 'the clock of the database',
    isShared: true,
    effect: '`manual` lets operators move the clock of a sandbox, which all its processes follow; production ignores it.',
  },
  DEMO_HISTORY: {
    readBy: ['platform'],
    default: 'the demo player has a history of three months',
    effect: '`off` leaves that history out.',
  },
};
