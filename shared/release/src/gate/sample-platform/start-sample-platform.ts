import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callAt } from '@site/api/contracts/calls';
import { errorCatalogue, type ErrorCode } from '@site/api/contracts/errors';
import { getEvents } from '@site/api/contracts/events';
import { eventStreamPath } from '@site/api/contracts/exchange';
import { createAnswers, type AnswerOf } from './answers';
import { TRIAL_PLAYER, type DataSet } from './samples';
import { streamEvents, streamMatch } from './streams';

const HOST = '127.0.0.1';
const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const EMPTY_PAGE = '<!doctype html><title>Trial</title>';

/**
 * Starts a platform that answers every call of the contracts with one set of data, and keeps nothing. Prices have an origin of their own,
 * as on the site; this origin also serves the documents that pages frame. Only this machine can reach both.
 */
export async function startSamplePlatform(set: DataSet) {
  const exchange = createServer();
  const exchangeOrigin = await listen(exchange);
  const answerOf = createAnswers(set, exchangeOrigin);
  exchange.on('request', (request, response) => answerExchange(request, response, answerOf));
  const platform = createServer((request, response) => answerPlatform(request, response, answerOf, set));
  const platformOrigin = await listen(platform);

  return {
    platformOrigin,
    exchangeOrigin,
    close() {
      for (const server of [exchange, platform]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

/** A running sample platform: its two origins, and a function that stops it. */
export type SamplePlatform = Awaited<ReturnType<typeof startSamplePlatform>>;

function answerPlatform(request: IncomingMessage, response: ServerResponse, answerOf: AnswerOf, set: DataSet) {
  request.resume();
  const { pathname } = new URL(request.url ?? '/', 'http://trial');
  if (pathname.startsWith('/storage/')) return send(response, 200, 'image/svg+xml', EMPTY_PICTURE);
  const call = callAt({ method: request.method ?? '', pathname });
  if (!call) return refuse(response, 'platform.not_found');
  const isKnown = request.headers.authorization === `Bearer ${TRIAL_PLAYER}`;
  if (call.access === 'player' && !isKnown) return refuse(response, 'platform.unauthenticated');
  if (call === getEvents) return streamEvents(response, set);
  const { status, type, body } = answerOf(call);
  return send(response, status, type, body);
}

function answerExchange(request: IncomingMessage, response: ServerResponse, answerOf: AnswerOf) {
  request.resume();
  const { pathname } = new URL(request.url ?? '/', 'http://trial');
  if (pathname.startsWith(eventStreamPath(''))) return streamMatch(response, answerOf);
  const call = callAt({ method: request.method ?? '', pathname }, 'exchange');
  if (!call) return send(response, 200, 'text/html', EMPTY_PAGE);
  const { status, type, body } = answerOf(call);
  return send(response, status, type, body);
}

function send(response: ServerResponse, status: number, type: string, body: string) {
  // Any page of the trial may read it: the two origins of a trial change with every start.
  response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
}

const refuse = (response: ServerResponse, code: ErrorCode) => {
  const { status, message } = errorCatalogue[code];
  send(response, status, 'application/json', JSON.stringify({ code, message, requestId: 'trial' }));
};

async function listen(server: Server) {
  await new Promise<void>((done, failed) => server.once('error', failed).listen(0, HOST, done));
  return `http://${HOST}:${(server.address() as AddressInfo).port}`;
}
