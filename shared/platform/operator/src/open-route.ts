import type { FastifyInstance } from 'fastify';
import type * as z from '@site/api/schema';
import { Refusal } from '@site/platform-kit/base/refusal';
import { networkOf } from '@site/platform-kit/http/request-origin';
import { giveBackTry, keepLimit } from '@site/platform-kit/pace/counter';
import type { OpenCall } from './call';
import { newRecord } from './call-record';
import { isFromConsole } from './console-requests';
import { serveCall, type CallHandler } from './serve-call';

/**
 * Serves a call of somebody who is not known yet, for pages of the console only. Each failed call of an address counts, for any reason,
 * so that nobody can guess, and nobody can fill the audit log.
 */
export function openRoute<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  app: FastifyInstance,
  call: OpenCall<I, O>,
  handler: CallHandler<I, O>,
) {
  const { db, clock, settings } = app.platform;
  serveCall(
    app,
    call,
    async (request) => {
      request.callRecord = newRecord();
      await keepLimit(db, clock, counterOf(request.ip), settings.limits.consoleSignInPerAddress);
      if (!isFromConsole(request, settings.console)) throw new Refusal('platform.forbidden');
    },
    async (input, context, exchange) => {
      const answer = await handler(input, context, exchange);
      await giveBackTry(db, counterOf(exchange.request.ip));
      return answer;
    },
  );
}

const counterOf = (ip: string) => `console-address:${networkOf(ip)}`;
