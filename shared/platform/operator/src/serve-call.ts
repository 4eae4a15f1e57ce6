import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from '@site/api/schema';
import { DEFAULT_BODY_BYTES } from '@site/api/schema';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { EventStream } from '@site/platform-kit/events/event-stream';
import { checkAnswer } from '@site/platform-kit/http/answer';
import { sendFile } from '@site/platform-kit/http/file-answer';
import { readInput, readSent } from '@site/platform-kit/http/request-input';
import { sendStream } from '@site/platform-kit/http/stream-answer';
import type { OpenCall } from './call';
import { playerNamed, recordedInput, writeCall, type CallRecord } from './call-record';
import { createPolledLooks } from './polled-looks';

declare module 'fastify' {
  interface FastifyRequest {
    /** Audit row of an operator's call; null for other requests. */
    callRecord: CallRecord | null;
  }
}

/** Request and answer, for calls that read or set a cookie. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

export type CallHandler<I extends z.ZodMiniType, O extends z.ZodMiniType> = (
  input: z.output<I>,
  context: PlatformContext,
  exchange: Exchange,
) => Promise<z.input<O>>;

/**
 * Serves one call of the operator's listener. Every call, also a refused one, writes its audit row before its response is sent; if the row
 * cannot be written, the call fails.
 * @param admit runs before the body is read; it begins the row of the call, and refuses who may not make the call
 */
export function serveCall<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  app: FastifyInstance,
  call: OpenCall<I, O>,
  admit: (request: FastifyRequest) => Promise<void>,
  handler: CallHandler<I, O>,
) {
  const { platform } = app;
  const name = `${call.method} ${call.path}`;
  const endpoint = { ...call, access: 'public' as const, output: call.output ?? z.unknown(), errors: [] };
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.maxBodyBytes ?? DEFAULT_BODY_BYTES,
    onRequest: admit,
    onSend: keepRecord(platform, name),
    handler: async (request, reply) => {
      const { callRecord: record } = request;
      if (!record) throw new Error(`${name} was reached without a record`);
      record.input = recordedInput(readSent(endpoint, request).fields);
      const input = readInput(endpoint, request) as z.output<I>;
      record.playerId = await playerNamed(platform, input as object);
      const answer = await handler(input, platform, { request, reply });
      if (answer instanceof File) return sendFile(answer, reply);
      if (answer instanceof EventStream) {
        await writeCall(platform, name, record, request, 200);
        return sendStream(answer, request, reply);
      }
      if (!platform.settings.isProduction) checkAnswer(endpoint, answer);
      return reply.header('cache-control', 'no-store').send(answer);
    },
  });
}

/**
 * Hook that writes the row of a call. Nobody who is unknown writes more rows than the limits allow, because rows would let an attacker fill
 * the disk: a 429 has none, and neither has a call of a browser without a session.
 * @param name method and path of the contract
 */
export function keepRecord(platform: PlatformContext, name: string) {
  const isPolledLook = createPolledLooks(platform);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { callRecord: record } = request;
    if (!record || (!record.operator && (reply.statusCode === 429 || record.isFree))) return;
    if (!isPolledLook(request, reply)) await writeCall(platform, name, record, request, reply.statusCode);
  };
}
