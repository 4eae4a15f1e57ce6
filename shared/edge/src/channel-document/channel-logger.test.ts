import { createChannelLogger } from './channel-logger';

function setUp(channel = 'live') {
  const said: string[] = [];
  const say = (_facts: object, words: string) => void said.push(words);
  const log = { error: say, warn: say, info: () => {} };
  return { logger: createChannelLogger(log, channel), said };
}
const document = (expiresAt: string) => ({ serial: 7, expiresAt });

it('logs a fault once however often it is seen, then another one, then the recovery', () => {
  const { logger, said } = setUp();
  for (const reason of ['it is not signed', 'it is not signed', 'it is not there']) logger.fault(reason, 6);
  expect(said).toEqual(Array(2).fill('the channel is not followed; serial 6 stays live'));
  logger.isWell();
  logger.isWell();
  expect(said.slice(2)).toEqual(['the channel is followed again']);
});

it('logs that nothing can be live while nothing was live before', () => {
  const { logger, said } = setUp();
  logger.fault('it is not signed', null);
  expect(said).toEqual(['the channel has nothing that could be live']);
});

it('logs that a preview has ended, which nothing renews', () => {
  const { logger, said } = setUp('preview-fix');
  logger.took(document('2026-01-15T06:00:00Z'));
  expect(said).toEqual(['the preview has ended and is not served any more']);
});

it('logs that a document has expired, with the command that renews it', () => {
  const { logger, said } = setUp();
  logger.took(document('2026-01-15T06:00:00Z'));
  expect(said).toEqual([expect.stringContaining('npm run release -- deploy')]);
  logger.took(document('2999-01-15T06:00:00Z'));
  expect(said).toHaveLength(1);
});
