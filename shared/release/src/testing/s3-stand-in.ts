import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { checksumOf, requireSigned, requireWhole, STAND_IN_CREDENTIALS } from './s3/check-request';
import { createThrottle, noFaults } from './s3/faults';
import { listPage } from './s3/list';
import { createHeldObjects, S3Refusal, type HeldObject } from './s3/objects';

/** Duration of a write in a server that refuses other writes to the same key meanwhile. */
const WRITE_MS = 5;

interface S3Answer {
  status: number;
  body?: Buffer | string;
  headers?: Record<string, string>;
}

/**
 * A strict server with the part of S3 that the store uses. It has one bucket, and a store of its own for each prefix.
 * @param pageSize upper bound on the entries of one page of a listing
 */
export async function startS3StandIn({ pageSize = 3 } = {}) {
  // Stores remember which server and bucket they have tested, and a port may be used again.
  const bucket = `releases-${randomBytes(4).toString('hex')}`;
  const objects = createHeldObjects();
  const faults = noFaults();
  const throttle = createThrottle(faults);
  const writing = new Set<string>();
  const answered: string[] = [];
  let cut = 0;

  async function put(key: string, body: Buffer, { headers }: IncomingMessage): Promise<S3Answer> {
    const read = (name: 'if-match' | 'if-none-match') => (faults.ignored.includes(name) ? undefined : headers[name]);
    const tag = read('if-match');
    const conditions = { ifMatch: faults.isBare && tag ? `"${tag}"` : tag, ifNoneMatch: read('if-none-match') };
    const isConditional = conditions.ifMatch !== undefined || conditions.ifNoneMatch !== undefined;
    if (faults.isStrict && isConditional) {
      if (writing.has(key)) throw new S3Refusal(409, 'ConditionalRequestConflict');
      writing.add(key);
      await wait(WRITE_MS);
      writing.delete(key);
    }
    objects.requireConditions(key, conditions);
    return { status: 200, headers: { etag: objects.put(key, body).etag } };
  }

  function get(key: string, { headers }: IncomingMessage): S3Answer {
    const held: HeldObject = objects.get(key);
    if (headers['if-none-match'] === held.etag) return { status: 304, headers: { etag: held.etag } };
    const checksum: Record<string, string> =
      headers['x-amz-checksum-mode'] === 'ENABLED'
        ? { 'x-amz-checksum-crc32': checksumOf(held.bytes), 'x-amz-checksum-type': 'FULL_OBJECT' }
        : {};
    return { status: 200, body: held.bytes, headers: { etag: held.etag, 'last-modified': held.changedAt.toUTCString(), ...checksum } };
  }

  async function answer(request: IncomingMessage, { pathname, searchParams }: URL): Promise<S3Answer> {
    const body = await buffer(request);
    throttle(String(request.headers['amz-sdk-request']));
    requireSigned(request.headers);
    requireWhole(body, request.headers);
    const [asked, ...names] = decodeURIComponent(pathname).slice(1).split('/');
    if (asked !== bucket) throw new S3Refusal(404, 'NoSuchBucket');
    const key = names.join('/');
    if (request.method === 'GET' && key === '') return { status: 200, body: listPage(objects, searchParams, pageSize) };
    if (request.method === 'GET') return get(key, request);
    if (request.method === 'PUT') return put(key, body, request);
    if (request.method !== 'DELETE') throw new S3Refusal(501, 'NotImplemented');
    objects.remove(key);
    return { status: 204 };
  }

  async function send(request: IncomingMessage, response: ServerResponse, key: string, { status, body = '', headers = {} }: S3Answer) {
    const { lostAnswers } = faults;
    answered.push(`${request.method} ${key} ${status}`);
    if (request.method === 'PUT' && status === 200 && lostAnswers.times > 0 && lostAnswers.of.test(key)) {
      lostAnswers.times -= 1;
      await lostAnswers.then?.();
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { ...headers, 'content-length': status === 304 ? 0 : Buffer.byteLength(body) });
    if (status !== 200 || body.length < 2 || faults.cutBodies === 0) return response.end(body);
    faults.cutBodies -= 1;
    response.write(body.slice(0, body.length >> 1), () => request.socket.destroy());
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const key = decodeURIComponent(url.pathname).slice(bucket.length + 2);
    void answer(request, url)
      .catch(refusalFor)
      .then((found) => send(request, response, key, found));
  });
  server.on('connection', (socket) => {
    if (!faults.isAway) return;
    cut += 1;
    socket.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    objects,
    faults,
    /** Method, key and status of all requests, in their order. */
    answered,
    /** Number of connections that were cut while it was away. */
    cut: () => cut,
    environment: STAND_IN_CREDENTIALS,
    /** @param prefix of the store @returns its address */
    addressOf: (prefix: string) => `s3://${bucket}/${prefix}?endpoint=${encodeURIComponent(endpoint)}&path-style=true`,
    /** Cuts all connections, and those that begin until `isAway` is false. */
    goAway() {
      faults.isAway = true;
      server.closeAllConnections();
    },
    heal: () => void Object.assign(faults, noFaults()),
    async stop() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

export type S3StandIn = Awaited<ReturnType<typeof startS3StandIn>>;

function refusalFor(problem: unknown): S3Answer {
  const { status, code } = problem instanceof S3Refusal ? problem : { status: 500, code: 'InternalError' };
  return { status, body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>` };
}
