import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from '@site/api/schema';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { OperatorCall } from './call';
import { newRecord, recordedInput } from './call-record';
import { isOfBrowser } from './console-requests';
import { identifyOperator } from './identify';
import type { Operator } from './operator';
import { mayCall } from './roles';
import { serveCall, type Exchange } from './serve-call';

/** Serves one operator call: 404 without a valid key, 401 for a browser without a session, 403 without the role. */
export function operatorRoute<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  app: FastifyInstance,
  call: OperatorCall<I, O>,
  handler: (input: z.output<I>, context: PlatformContext, operator: Operator, exchange: Exchange) => Promise<z.input<O>>,
) {
  const { platform } = app;
  serveCall(
    app,
    call,
    async (request) => {
      const operator = await admitOperator(platform, request);
      if (!mayCall(operator.role, call.role)) throw new Refusal('platform.forbidden');
    },
    async (input, context, exchange) => {
      const operator = exchange.request.callRecord?.operator;
      if (!operator) throw new Error(`${call.method} ${call.path} was reached by nobody`);
      return handler(input, context, operator, exchange);
    },
  );
}

/** Begins the row of a call, and finds who makes it. Without a person the body is not read, so the row has only the path and the query. */
export async function admitOperator(platform: PlatformContext, request: FastifyRequest): Promise<Operator> {
  const record = newRecord();
  request.callRecord = record;
  record.input = recordedInput({ ...(request.query as object), ...(request.params as object) });
  record.isFree = isOfBrowser(request, platform.settings.console);
  record.operator = await identifyOperator(platform, request);
  return record.operator;
}
