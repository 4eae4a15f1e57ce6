import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { Commit } from '../store/commit-rules';
import type { ReleaseRecord } from '../store/release-record';
import { createS3Store } from '../store/s3-store';
import { STAND_IN_CREDENTIALS } from './s3/check-request';

/** The write to do, as the test composed it. */
type S3Order = { commit: Commit } | { put: ReleaseRecord; text: string };

/** Does one write in a bucket and kills itself with SIGKILL right before the request with this number. The test of the server is not counted. */
const [address = '', orderFile = '', deadlyRequest = ''] = process.argv.slice(2);

function arm() {
  const { request } = http;
  let requests = 0;
  http.request = ((...args: Parameters<typeof request>) => {
    const { path } = args[0] as http.RequestOptions;
    if (!path?.includes('.probes')) requests += 1;
    if (requests === Number(deadlyRequest)) process.kill(process.pid, 'SIGKILL');
    return request(...args);
  }) as typeof request;
}

async function work() {
  const order = JSON.parse(readFileSync(orderFile, 'utf8')) as S3Order;
  arm();
  const store = createS3Store(address, STAND_IN_CREDENTIALS);
  if ('commit' in order) await store.commit(order.commit.next, order.commit.lines, order.commit.after);
  else await store.put(order.put, new Map([['remoteEntry.js', { identity: Buffer.from(order.text), br: Buffer.from(order.text) }]]));
}

void work();
