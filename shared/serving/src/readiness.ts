import type { FastifyInstance } from 'fastify';

/** Reasons for which a process should get no requests from a balancer. */
export interface Readiness {
  /** Adds a condition; one with the same name replaces it. @param reason returns null while the condition is met */
  add(name: string, reason: () => string | null): void;
  /** Every reason that is present; empty when the process is ready. */
  reasons(): string[];
  /** Adds the last reason: the process stops soon. */
  drain(): void;
}

export function createReadiness(): Readiness {
  const conditions = new Map<string, () => string | null>();
  let isDraining = false;
  return {
    add: (name, reason) => void conditions.set(name, reason),
    reasons() {
      const waiting = [...conditions].flatMap(([name, reason]) => reason()?.replace(/^/, `${name}: `) ?? []);
      return isDraining ? [...waiting, 'draining'] : waiting;
    },
    drain() {
      isDraining = true;
    },
  };
}

/**
 * Answers `/healthz` while the process lives, and `/readyz` with 503 while it should get no requests.
 * @param prefix comes before both paths
 */
export function answerHealth(app: FastifyInstance, readiness: Readiness, prefix = '') {
  app.get(`${prefix}/healthz`, { logLevel: 'warn' }, () => ({ status: 'live' }));
  app.get(`${prefix}/readyz`, { logLevel: 'warn' }, (_request, reply) => {
    const reasons = readiness.reasons();
    if (!reasons.length) return reply.send({ status: 'ready' });
    return reply.code(503).send({ status: 'waiting', reason: reasons.join('; ') });
  });
}
