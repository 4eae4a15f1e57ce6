/**
 * What an answer of prices costs at least, for the figures of the data host: one Fastify handler that sends the bytes it was started
 * with (`BODY`, `TAG`), under the same headers, to whoever does not have them. `PORT` is where it listens.
 */
import Fastify from 'fastify';

const { PORT, BODY = '', TAG = '' } = process.env;
const bytes = Buffer.from(BODY);
/** What a page of another origin needs to be let read it, and to ask after it. */
const OF_ALL = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
const app = Fastify();

app.get('/api/match-odds/:marketId', (request, reply) => {
  reply.headers({ ...OF_ALL, etag: TAG });
  if (request.headers['if-none-match'] === TAG) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(bytes);
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
