import type { AddressInfo } from 'node:net';
import type { TimeLimits } from '@site/serving';
import { DRIPPED_HEADERS, drippedBody, openDrippers, openRawClient } from '@site/serving/testing';
import type { FastifyInstance } from 'fastify';

/** Short limits, so that a test sees the server disconnect slow clients. */
export const QUICK_LIMITS: TimeLimits = { headersMs: 1_000, requestMs: 1_500, checkEveryMs: 100, idleMs: 60_000 };

const DRIPPERS = 200;

interface SlowClientsOf {
  /** The server under test; it listens when the tests begin. */
  app: () => FastifyInstance;
  /** Path of a call that takes a body. */
  post: string;
  /** Path that another client reads at the same time. */
  read: string;
}

/** Declares the tests for every server: slow clients block no other client, and are disconnected. */
export function describeSlowClients({ app, post, read }: SlowClientsOf) {
  it.each([
    ['headers', DRIPPED_HEADERS],
    ['a body', drippedBody(post)],
  ])(`answers another client while ${DRIPPERS} drip %s, and cuts them with 408`, async (_what, dripped) => {
    const { port } = app().server.address() as AddressInfo;
    const drippers = await openDrippers({ port, count: DRIPPERS, ...dripped });
    const reader = openRawClient(port);
    for (let reads = 0; reads < 5; reads++) expect((await reader.ask({ path: read })).status).toBe(200);
    reader.close();
    await drippers.allCut;
    expect(drippers.heard()).not.toEqual([]);
    for (const said of drippers.heard()) expect(said).toMatch(/ 408 .*platform\.too_slow/s);
  });
}
