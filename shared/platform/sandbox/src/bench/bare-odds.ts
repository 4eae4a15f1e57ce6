/**
 * Lower bound for the cost of an answer with prices, to compare the data host with: one Fastify handler that sends the bytes of `BODY` with
 * the tag `TAG` under the same headers, or a 304. It listens on `PORT`.
 */
import Fastify from 'fastify';

const { PORT, BODY = '', TAG = '' } = process.env;
const bytes = Buffer.from(BODY);
/** Headers that let a page of another origin read the answer and revalidate it. */
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
