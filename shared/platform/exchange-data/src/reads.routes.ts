import type { FastifyInstance } from 'fastify';
import {
  EXCHANGE_SPORTS,
  getEvent,
  getIp,
  getMatchOdds,
  getMatchProof,
  getPriceHistory,
  getScoreBoard,
  getSportEvents,
} from '@site/api/contracts/exchange';
import type { Endpoint } from '@site/api/schema';
import type * as z from '@site/api/schema';
import { Refusal } from '@site/platform-kit/base/refusal';
import { readInput } from '@site/platform-kit/http/request-input';
import type { Answers } from './answers';
import type { PriceHistories } from './price-history/price-histories';
import { readyAnswer, sendReady, type ReadyAnswer } from './ready-answer';

/** Every read of this host, for the API page. */
export const EXCHANGE_READS: readonly Endpoint[] = [
  getMatchOdds,
  getEvent,
  ...EXCHANGE_SPORTS.map((sport) => getSportEvents[sport]),
  getScoreBoard,
  getMatchProof,
  getPriceHistory,
  getIp,
];

/** The polled calls. While an answer is ready, only the address of a request is read. */
export function addReads(app: FastifyInstance, answers: Answers, histories: PriceHistories, exchangeOrigin: string) {
  read(app, getMatchOdds, pathReader(getMatchOdds, answers.readyOdds), ({ marketId }) => answers.odds(marketId));
  read(app, getEvent, pathReader(getEvent, answers.readyEvent), ({ eventId }) => answers.event(eventId));
  for (const sport of EXCHANGE_SPORTS)
    read(
      app,
      getSportEvents[sport],
      () => answers.readyList(sport),
      () => answers.list(sport),
    );
  read(app, getScoreBoard, nothing, async ({ eventId }) => {
    if (!answers.exists(eventId)) throw new Refusal('platform.not_found');
    return readyAnswer(scoreFrame(`${exchangeOrigin}/score/${eventId}`), { type: 'text/plain' });
  });
  read(app, getMatchProof, nothing, async ({ eventId }) => {
    const proof = answers.proof(eventId);
    if (!proof) throw new Refusal('platform.not_found');
    return proof;
  });
  read(app, getPriceHistory, nothing, async ({ marketId }) => {
    const history = await histories.of(marketId);
    if (!history) throw new Refusal('platform.not_found');
    return history;
  });
  app.get(getIp.path, ({ ip }, reply) => reply.header('cache-control', 'no-store').send({ ip }));
}

type FindReady = (url: string) => ReadyAnswer | null;
const nothing: FindReady = () => null;

/** Reads the id from the last part of an address without a query. */
function pathReader({ path }: Endpoint, ready: FindReady): FindReady {
  const prefix = path.slice(0, path.indexOf(':'));
  return (url) => ready(url.slice(prefix.length));
}

function read<I extends z.ZodMiniType>(
  app: FastifyInstance,
  endpoint: Endpoint<I>,
  findReady: FindReady,
  answer: (input: z.output<I>) => Promise<ReadyAnswer>,
) {
  app.get(endpoint.path, (request, reply) => {
    const ready = findReady(request.url);
    if (ready) return sendReady(ready, request, reply);
    const input = readInput(endpoint, request) as z.output<I>;
    return answer(input).then((made) => sendReady(made, request, reply));
  });
}

const scoreFrame = (address: string) =>
  `<iframe src="${address}" title="Score" width="100%" height="180" frameborder="0" allowtransparency="true"></iframe>`;
