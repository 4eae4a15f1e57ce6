import type { FastifyInstance } from 'fastify';
import * as z from '@site/api/schema';
import { DEFAULT_BODY_BYTES } from '@site/api/schema';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { EventStream } from '@site/platform-kit/events/event-stream';
import { sendFile } from '@site/platform-kit/http/file-answer';
import { readInput, readSent } from '@site/platform-kit/http/request-input';
import { Refusal } from '@site/platform-kit/base/refusal';
import { sendStream } from '@site/platform-kit/http/stream-answer';
import type { OperatorCall } from './call';
import { newRecord, playerNamed, recordedInput, writeCall, type CallRecord } from './call-record';
import { identifyOperator, type Operator } from './identify';
import { mayCall } from './roles';

declare module 'fastify' {
  interface FastifyRequest {
    /** Audit row of an operator's call; null for other requests. */
    callRecord: CallRecord | null;
  }
}

/**
 * Serves one operator call: 404 without a valid key, 403 without the role. Every call, also a refused one, writes its audit row before its
 * response is sent; if the row cannot be written, the call fails.
 */
export function operatorRoute<I extends z.ZodMiniType>(
  app: FastifyInstance,
  call: OperatorCall<I>,
  handler: (input: z.output<I>, context: PlatformContext, operator: Operator) => Promise<unknown>,
) {
  const { platform } = app;
  const name = `${call.method} ${call.path}`;
  const endpoint = { ...call, access: 'public' as const, output: z.unknown(), errors: [] };
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.maxBodyBytes ?? DEFAULT_BODY_BYTES,
    onRequest: async (request) => {
      request.callRecord = newRecord();
      // Without a valid key the body is not read, so the row holds only the path and the query.
      request.callRecord.input = recordedInput({ ...(request.query as object), ...(request.params as object) });
      const operator = await identifyOperator(platform, request);
      request.callRecord.operator = operator;
      if (!mayCall(operator.role, call.role)) throw new Refusal('platform.forbidden');
    },
    // A 429 without a person writes no row, because the rows would let an attacker fill the disk.
    onSend: async (request, reply) => {
      const { callRecord: record } = request;
      if (record && !(reply.statusCode === 429 && !record.operator)) await writeCall(platform, name, record, request, reply.statusCode);
    },
    handler: async (request, reply) => {
      const { callRecord: record } = request;
      if (!record?.operator) throw new Error(`${name} was reached without a key`);
      record.input = recordedInput(readSent(endpoint, request).fields);
      const input = readInput(endpoint, request) as z.output<I>;
      record.playerId = await playerNamed(platform, input as object);
      const answer = await handler(input, platform, record.operator);
      if (answer instanceof File) return sendFile(answer, reply);
      if (answer instanceof EventStream) {
        await writeCall(platform, name, record, request, 200);
        return sendStream(answer, request, reply);
      }
      return reply.header('cache-control', 'no-store').send(answer);
    },
  });
}
