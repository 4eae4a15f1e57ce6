import { DEFAULTS } from './defaults.mjs';
import type { EnvironmentVariables } from './variable';

/** Variables of the platform: its database, its keys and its transports. */
export const ofPlatform: EnvironmentVariables = {
  DATABASE_URL: {
    readBy: ['platform'],
    default: 'an embedded PostgreSQL in `DATA_DIR`',
    isSecret: true,
    isShared: true,
    effect: 'The platform serves from this PostgreSQL, with the role that the address names.',
  },
  DATABASE_MIGRATION_URL: {
    readBy: ['platform'],
    default: '`DATABASE_URL`',
    isSecret: true,
    isShared: true,
    effect: 'This address names the role that owns the schema and runs the migrations.',
  },
  EVENTS_URL: {
    readBy: ['platform'],
    default: 'PostgreSQL carries the events',
    isSecret: true,
    isShared: true,
    effect: 'These NATS servers, such as `nats://user:password@host:4222`, separated by commas, carry the events between processes.',
  },
  OPERATOR_KEY: {
    readBy: ['platform', 'operator command', 'release service', 'release command'],
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
  TWO_STEP_KEY: {
    readBy: ['platform'],
    default: '`DATA_DIR/two-step.key`; production needs it',
    isSecret: true,
    isShared: true,
    effect: 'This key seals the secrets of authenticator apps; without it players get in with recovery codes only.',
  },
  FEED_KEY: {
    readBy: ['platform'],
    default: '`DATA_DIR/feed.key`; production needs it',
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
    default: '`DATA_DIR/push.key`',
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
    default: 'random at each start',
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
  SANDBOX_CLOCK: {
    readBy: ['platform'],
    default: 'the clock of the machine',
    effect: '`manual` lets operators move the clock of a sandbox; production ignores it.',
  },
  DEMO_HISTORY: {
    readBy: ['platform'],
    default: 'the demo player has a history of three months',
    effect: '`off` leaves that history out.',
  },
};
