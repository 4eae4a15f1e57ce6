import { pino } from 'pino';
import { FailedQuery } from '../data/problems';
import { logger } from './logging';

it('PLATFORM-009: censors secrets in every log field and leaves query texts out', () => {
  const lines: string[] = [];
  const log = pino(logger('info') as object, { write: (line: string) => void lines.push(line) });
  log.info({
    password: 'secret123',
    form: { old_password: 'secret456', new_password: 'secret789', verification_code: '4712', passwordHash: 'argon-1' },
    body: { token: 'tok-1', deep: { code: '4711' } },
    headers: { authorization: 'Bearer tok-2', 'x-operator-key': 'key-1' },
  });
  log.info({ req: { method: 'GET', url: '/play?token=tok-3', ip: '127.0.0.1' } });
  const printed = lines.join('');
  for (const secret of ['secret123', 'secret456', 'secret789', '4712', 'argon-1', 'tok-1', '4711', 'tok-2', 'key-1', 'tok-3'])
    expect(printed).not.toContain(secret);
  expect(printed).toContain('"path":"/play"');
});

it('logs the database message of a failed query without the statement and its values', () => {
  const lines: string[] = [];
  const log = pino(logger('info') as object, { write: (line: string) => void lines.push(line) });
  const said = Object.assign(new Error('value too long'), {
    code: '22001',
    detail: 'Key (email)=(rahim@x.example)',
    internalQuery: 'update players set password_hash = $1',
    parameters: ['hash-of-somebody\n    at somewhere'],
  });
  const failed = new FailedQuery(said);
  log.error({ err: failed }, 'fault');
  log.error({ err: new Error('The player was not written', { cause: failed }) }, 'fault');
  log.error({ err: new AggregateError([failed], 'Several') }, 'fault');
  const printed = lines.join('');
  for (const secret of ['hash-of-somebody', 'password_hash', 'rahim@x.example', 'somewhere']) expect(printed).not.toContain(secret);
  for (const fact of ['value too long', '22001', 'The player was not written', 'Several', 'logging.test.ts'])
    expect(printed).toContain(fact);
});
