import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getGames } from '@site/api/contracts/catalogue';
import type * as z from '@site/api/schema';
import { readInput } from '@site/platform-kit/http/request-input';
import { readFilter } from './catalogue.policy';
import { compress, type ListEncoding, type GameList, type ReadyList } from './game-list';

const WORTH_COMPRESSING = 1024;

/** Sends ready bytes. It does not use `route()`, which would build and serialise the answer for every request. */
export function routeGames(app: FastifyInstance, games: GameList) {
  app.endpoints.push(getGames);
  app.route({
    method: getGames.method,
    url: getGames.path,
    handler: async (request, reply) => {
      const input = readInput(getGames, request) as z.output<typeof getGames.input>;
      return sendList(await games.list(readFilter(input)), request, reply);
    },
  });
}

async function sendList(list: ReadyList, request: FastifyRequest, reply: FastifyReply) {
  const encoding = list.bytes.length < WORTH_COMPRESSING ? null : acceptedEncoding(request.headers['accept-encoding']);
  const etag = `"${list.etag}${encoding ? `-${encoding}` : ''}"`;
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding').type('application/json; charset=utf-8');
  if (knows(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (!encoding) return reply.send(list.bytes);
  return reply.header('content-encoding', encoding).send(await compress(list, encoding));
}

function acceptedEncoding(header: string | string[] | undefined): ListEncoding | null {
  const accepted = String(header ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

const knows = (header: string | undefined, etag: string) =>
  (header ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
