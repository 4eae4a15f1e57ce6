import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const TAG_BYTES = 16;
const SALT_BYTES = 16;
/** Salt, record size and the length of the sender's key. */
const HEAD_BYTES = SALT_BYTES + 5;

/** Address and keys of a device, as a browser's subscription carries them. */
export interface TestDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface ReceivedPush {
  endpoint: string;
  /** Decrypted text. */
  text: string;
  ttlS: number;
  /** Public VAPID key of the sender, whose signature was checked. */
  senderKey: string;
  /** Claims of the sender's token. */
  claims: { aud: string; sub: string; exp: number };
}

type Reply = number | 'hang' | 'cut';

/** A push service on this machine: it creates devices, takes messages for them, checks who sent them and decrypts them. */
export async function startPushService() {
  const devices = new Map<string, { curve: ECDH; auth: Buffer }>();
  const replies = new Map<string, Reply>();
  const received: ReceivedPush[] = [];
  let tries = 0;
  let open = 0;
  let mostOpen = 0;

  const server = createServer((request, response) => {
    tries += 1;
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.on('close', () => (open -= 1));
    void take(request).then(
      (reply) => {
        if (reply === 'cut') request.socket.destroy();
        else if (reply !== 'hang') response.writeHead(reply, { location: '/elsewhere' }).end();
      },
      (problem: unknown) => response.writeHead(400).end(String(problem)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function take(request: IncomingMessage): Promise<Reply> {
    const body = await bytesOf(request);
    const path = request.url ?? '';
    const device = devices.get(path);
    if (!device || request.method !== 'POST') return 404;
    if (request.headers['content-encoding'] !== 'aes128gcm') return 415;
    const sender = readSender(request.headers.authorization ?? '', origin);
    const text = decrypt(body, device.curve, device.auth);
    const reply = replies.get(path) ?? 201;
    if (reply === 201) received.push({ endpoint: origin + path, text, ttlS: Number(request.headers['ttl']), ...sender });
    return reply;
  }

  return {
    origin,
    /** Messages that were taken, in their order. */
    received,
    /** Number of posts, with those that were not taken. */
    tries: () => tries,
    /** Largest number of posts at the same time. */
    mostOpen: () => mostOpen,
    device(): TestDevice {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const auth = randomBytes(16);
      const path = `/send/${randomBytes(12).toString('base64url')}`;
      devices.set(path, { curve, auth });
      return { endpoint: origin + path, p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') };
    },
    /** Answers all later posts for the device in this way; 201 takes them. */
    reply: ({ endpoint }: TestDevice, reply: Reply) => void replies.set(new URL(endpoint).pathname, reply),
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

async function bytesOf(request: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Checks the sender's token as RFC 8292 says. @throws when it is signed by another key, or for another service */
function readSender(authorization: string, origin: string) {
  const [, token = '', senderKey = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(senderKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The token is not signed by its key');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as ReceivedPush['claims'];
  if (claims.aud !== origin) throw new Error(`The token is for ${claims.aud}`);
  return { senderKey, claims };
}

/** Decrypts a message as a browser does (RFC 8188 and RFC 8291). */
function decrypt(body: Buffer, curve: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyEnd = HEAD_BYTES + (body[HEAD_BYTES - 1] ?? 0);
  const senderKey = body.subarray(HEAD_BYTES, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(senderKey), auth, info, 32));
  const part = (name: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
  const sealed = body.subarray(keyEnd);
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  // The last record ends with the delimiter 2 and any number of zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
