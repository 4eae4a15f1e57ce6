import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { platformErrors, type ErrorBody } from '@site/api/contracts/errors';

const CODES: Record<string, keyof typeof platformErrors> = { ERR_HTTP_REQUEST_TIMEOUT: 'platform.too_slow' };

/** Answers in the one error body where Node refuses before there is a request, then ends the connection. */
export function answerClientError(problem: Error & { code?: string }, socket: Socket) {
  if (problem.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const code = CODES[problem.code ?? ''] ?? 'platform.malformed';
    const { status, message } = platformErrors[code];
    const body = JSON.stringify({ message, code, requestId: randomUUID() } satisfies ErrorBody);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'connection: close',
      'cache-control: no-store',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(problem);
}
