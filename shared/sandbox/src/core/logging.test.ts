import { pino } from 'pino';
import { logger } from './logging';

it('censors secrets wherever they turn up and leaves query texts out', () => {
  const lines: string[] = [];
  const log = pino(logger('info') as object, { write: (line: string) => void lines.push(line) });
  log.info({
    password: 'secret123',
    body: { token: 'tok-1', deep: { code: '4711' } },
    headers: { authorization: 'Bearer tok-2', 'x-operator-key': 'key-1' },
  });
  log.info({ req: { method: 'GET', url: '/play?token=tok-3', ip: '127.0.0.1' } });
  const printed = lines.join('');
  for (const secret of ['secret123', 'tok-1', '4711', 'tok-2', 'key-1', 'tok-3']) expect(printed).not.toContain(secret);
  expect(printed).toContain('"path":"/play"');
});
