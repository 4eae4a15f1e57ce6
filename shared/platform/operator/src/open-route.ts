import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from '@site/api/schema';
import { Refusal } from '@site/platform-kit/base/refusal';
import { networkOf } from '@site/platform-kit/http/request-origin';
import { giveBackTry, keepLimit } from '@site/platform-kit/pace/counter';
import type { OpenCall } from './call';
import { newRecord } from './call-record';
import { deviceTokenIn, isFromConsole } from './console-requests';
import { findDevice, type KnownDevice } from './known-devices';
import { serveCall, type CallHandler } from './serve-call';

declare module 'fastify' {
  interface FastifyRequest {
    /** Device of a call of somebody who is not known yet; null for a device in which nobody signed in. */
    knownDevice: KnownDevice | null;
  }
}

/**
 * Serves a call of somebody who is not known yet, for pages of the console only. Each failed call of an address counts, for any reason,
 * so that nobody can guess, and nobody can fill the audit log. A device in which somebody signed in counts alone, so that nobody else makes
 * its person wait.
 */
export function openRoute<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  app: FastifyInstance,
  call: OpenCall<I, O>,
  handler: CallHandler<I, O>,
) {
  const { platform } = app;
  const { db, clock, settings } = platform;
  serveCall(
    app,
    call,
    async (request) => {
      request.callRecord = newRecord();
      request.knownDevice = await findDevice(platform, deviceTokenIn(request, settings.console));
      const { consoleSignInPerAddress, consoleSignInPerDevice } = settings.limits;
      await keepLimit(db, clock, counterOf(request), request.knownDevice ? consoleSignInPerDevice : consoleSignInPerAddress);
      if (!isFromConsole(request, settings.console)) throw new Refusal('platform.forbidden');
    },
    async (input, context, exchange) => {
      const answer = await handler(input, context, exchange);
      await giveBackTry(db, counterOf(exchange.request));
      return answer;
    },
  );
}

const counterOf = ({ ip, knownDevice: device }: FastifyRequest) =>
  device ? `console-device:${device.id}` : `console-address:${networkOf(ip)}`;
