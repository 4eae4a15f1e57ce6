import { count } from '@site/serving/metrics';
import type { FastifyBaseLogger } from 'fastify';
import type { Executor } from '../data/database';
import type { WrittenHint } from './outbox';

/** A hint as it arrives. It may arrive twice, with the same id. */
export interface Hint {
  id: number;
  subject: string;
  body: unknown;
}

export interface ListeningOptions {
  log: FastifyBaseLogger;
  /** First part of the subjects, up to the dot. */
  topic: string;
  /** Called in the order in which the hints were sent. */
  onHint: (hint: Hint) => void;
  /** Called when the connection is lost; hints until the next `follow` are missed. */
  onLost: () => void;
}

/** Listens for hints on a connection of its own, which opens at the first use and reopens after a loss. */
interface Listening {
  /** Resolves when every later hint about the subject will be delivered. @param subject `p.17`, or `p.*` for all @throws when nothing connects */
  follow(subject: string): Promise<void>;
  /** Hints about the subject are not needed any more; some may still be delivered. */
  unfollow(subject: string): void;
  /** Tests the connection; one that does not answer counts as lost. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Logs the loss before it reports it. */
export const losing =
  ({ log, onLost }: Pick<ListeningOptions, 'log' | 'onLost'>) =>
  (problem: unknown) => {
    count('site_events_lost_total');
    log.warn({ err: problem }, 'the connection that hears events was lost');
    onLost();
  };

/** Carries hints between processes. */
export interface EventTransport {
  /** @throws when hints cannot be sent now */
  ready(): Promise<void>;
  /** Resolves when the hints were sent, or will be at the commit of `tx`, which removes them from the outbox. */
  publish(tx: Executor, hints: readonly WrittenHint[]): Promise<void>;
  listen(options: ListeningOptions): Listening;
  close(): Promise<void>;
}

type EncodedHint = [id: number, subject: string, body: unknown];

export const encodeHint = ({ id, subject, body }: WrittenHint) => `[${id},${JSON.stringify(subject)},${body}]`;

/** @param text JSON: a list of encoded hints */
export function receiveHints(text: string, { log, onHint }: Pick<ListeningOptions, 'log' | 'onHint'>) {
  try {
    for (const [id, subject, body] of JSON.parse(text) as EncodedHint[]) onHint({ id, subject, body });
  } catch (problem) {
    log.error({ err: problem }, 'announcements could not be taken');
  }
}
