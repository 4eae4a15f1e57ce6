import { Agent, request } from 'node:http';

/** A call that a platform process has prepared. One without a body is a GET. */
interface PreparedCall {
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Calls of one activity, which are sent one after the other. */
export type Activity = readonly PreparedCall[];

export const agent = new Agent({ keepAlive: true });

const send = (port: number, { path, headers, body }: PreparedCall) =>
  new Promise<void>((done, failed) => {
    request({ port, path, headers, agent, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
      let text = '';
      answer.on('data', (bytes) => (text += bytes));
      answer.on('end', () =>
        answer.statusCode === 200 && !text.includes('error_code') ? done() : failed(new Error(`${path}: ${answer.statusCode} ${text}`)),
      );
    })
      .on('error', failed)
      .end(body);
  });

/** @returns milliseconds until the last byte of the last answer */
export async function sendAll(port: number, activity: Activity): Promise<number> {
  const start = performance.now();
  for (const call of activity) await send(port, call);
  return performance.now() - start;
}
