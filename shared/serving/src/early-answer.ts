import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Most bytes of a refused body that are read and dropped, so that its sender reads the answer and can go on. */
const DRAIN_MOST = 8_388_608;
const DRAIN_MS = 5_000;
const TIMED_OUT = 408;

/**
 * Lets an answer arrive that comes before the end of its request's body. A socket that closes with unread bytes resets the connection, and
 * the reset overtakes the answer, so the rest of the body is read. A rest that is too large or too slow ends the connection.
 */
export function endEarlyAnswersInOrder(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    const stated = Number(raw.headers['content-length'] ?? 0);
    const isEarly = (stated > 0 || raw.headers['transfer-encoding'] !== undefined) && !raw.complete && !raw.readableEnded;
    if (!isEarly) return done(null, payload);
    if (reply.statusCode === TIMED_OUT) return done(null, (reply.header('connection', 'close'), payload));
    const over = drain(raw);
    if (!(stated > DRAIN_MOST)) {
      reply.removeHeader('connection');
      return done(null, payload);
    }
    reply.header('connection', 'close');
    if (typeof payload !== 'string') return done(null, payload);
    // Node closes the socket when the answer ends, so its end waits until the sender has read it and stopped.
    reply.header('content-length', Buffer.byteLength(payload));
    done(null, Readable.from(lingering(payload, over)));
  });
}

async function* lingering(text: string, over: Promise<void>) {
  yield Buffer.from(text);
  await over;
}

function drain(raw: IncomingMessage): Promise<void> {
  let bytes = 0;
  const giveUp = () => raw.destroy();
  const timer = setTimeout(giveUp, DRAIN_MS).unref();
  const over = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error'] as const) raw.once(event, () => resolve());
  });
  void over.then(() => clearTimeout(timer));
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > DRAIN_MOST) giveUp();
  });
  raw.resume();
  return over;
}
