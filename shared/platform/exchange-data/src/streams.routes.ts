import type { FastifyInstance } from 'fastify';
import { eventStreamPath, exchangeId, streamWishSchema } from '@site/api/contracts/exchange';
import * as z from '@site/api/schema';
import { Refusal } from '@site/platform-kit/base/refusal';
import { networkOf } from '@site/platform-kit/http/request-origin';
import { sendStream } from '@site/platform-kit/http/stream-answer';
import type { Answers } from './answers';
import { createSeats } from './seats';
import type { Streams } from './streams';

const SEAT_FREE_AFTER_S = 15;

/** @param perAddress most open streams of one address; a provider may put many players behind one address */
export function addEventStreams(app: FastifyInstance, answers: Answers, streams: Streams, perAddress: number) {
  const seats = createSeats(perAddress);
  app.get<{ Params: { eventId: string } }>(`${eventStreamPath('')}:eventId`, async (request, reply) => {
    const { eventId } = request.params;
    const wish = z.safeParse(streamWishSchema, request.query);
    if (!wish.success || !z.safeParse(exchangeId(), eventId).success) throw new Refusal('platform.invalid');
    if (!answers.exists(eventId)) throw new Refusal('platform.not_found');
    // Read the books of the event before its first payloads are built.
    await answers.event(eventId);
    const giveBack = seats.take(networkOf(request.ip));
    if (!giveBack) throw new Refusal('platform.too_many', { retryAfterS: SEAT_FREE_AFTER_S });
    const stream = streams.open(eventId, { deltas: wish.data.form === 'deltas', saving: wish.data.pace === 'saving' });
    stream.whenOver(giveBack);
    sendStream(stream, request, reply, { mayCompress: true });
    return reply;
  });
}
