import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@site/api/schema';
import type * as z from '@site/api/schema';
import { inTransaction, type Executor } from './database';
import { route, type PlayerCall } from './route';

/** What a money call works with: everything is written by `tx`, and the answer with it. */
export type MoneyCall<I> = PlayerCall<I> & { tx: Executor };

/**
 * Serves a money post. The handler runs inside one transaction, and its answer is kept in it under the `Idempotency-Key`: a copy
 * waits for the first and is answered like it. A refusal rolls everything back and is not kept. Without a key each post stands alone.
 */
export function moneyRoute<I extends z.ZodMiniType, O extends z.ZodMiniType, const R extends z.input<O>>(
  app: FastifyInstance,
  endpoint: Endpoint<I, O, 'player'>,
  handler: (request: MoneyCall<z.output<I>>) => Promise<R>,
) {
  route(app, endpoint, (request) => inTransaction(request.context.db, (tx) => handler({ ...request, tx })));
}
