import type { FastifyInstance } from 'fastify';
import * as z from '@site/api/schema';
import { DEFAULT_BODY_BYTES, type Method } from '@site/api/schema';
import type { PlatformContext } from '../core/context';
import { EventStream } from '../core/events/event-stream';
import { sendFile } from '../core/file-answer';
import { readInput } from '../core/request-input';
import { Refusal } from '../core/refusal';
import { isSameSecret } from '../core/secrets';
import { sendStream } from '../core/stream-answer';

export interface OperatorCall<I extends z.ZodMiniType> {
  method: Method;
  path: `/operator/${string}`;
  input: I;
  /** Bytes of the largest body; `DEFAULT_BODY_BYTES` when left out. */
  maxBodyBytes?: number;
  summary: string;
}

export const defineCall = <I extends z.ZodMiniType>(call: OperatorCall<I>) => call;

/** Serves one operator call. Without the key it is not there. */
export function operatorRoute<I extends z.ZodMiniType>(
  app: FastifyInstance,
  call: OperatorCall<I>,
  handler: (input: z.output<I>, context: PlatformContext) => Promise<unknown>,
) {
  const { platform } = app;
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.maxBodyBytes ?? DEFAULT_BODY_BYTES,
    onRequest: async (request) => {
      const key = request.headers['x-operator-key'];
      if (typeof key !== 'string' || !isSameSecret(key, platform.settings.operatorKey)) throw new Refusal('platform.not_found');
    },
    handler: async (request, reply) => {
      const input = readInput({ ...call, access: 'public', output: z.unknown(), errors: [] }, request) as z.output<I>;
      const answer = await handler(input, platform);
      if (answer instanceof File) return sendFile(answer, reply);
      if (answer instanceof EventStream) return sendStream(answer, request, reply);
      return reply.header('cache-control', 'no-store').send(answer);
    },
  });
}
