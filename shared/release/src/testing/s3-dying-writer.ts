import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { Commit } from '../store/commit-rules';
import type { ReleaseRecord } from '../store/release-record';
import { createS3Store } from '../store/s3-store';
import { countSteps, die, type Steps } from './deadly-steps';
import { STAND_IN_CREDENTIALS } from './s3/check-request';

/** The write to do, as the test composed it. */
type S3Order = { commit: Commit } | { put: ReleaseRecord; text: string };

/** Does one write in a bucket and kills itself with SIGKILL right before the request with this number. The test of the server is not counted. A writer that lives prints the kinds of its requests. */
const [address = '', orderFile = '', deadlyRequest = ''] = process.argv.slice(2);

/** The object or list that a request is about. */
const SUBJECT = /release\.json|live\.json|\.jsonl|\.files|list-type/;

function arm(steps: Steps) {
  const { request } = http;
  http.request = ((...args: Parameters<typeof request>) => {
    const { path, method } = args[0] as http.RequestOptions;
    const target = path ?? '';
    if (!target.includes('.probes') && steps.isDeadly(`${method} ${SUBJECT.exec(target)?.[0]}`)) die();
    return request(...args);
  }) as typeof request;
}

async function work() {
  const order = JSON.parse(readFileSync(orderFile, 'utf8')) as S3Order;
  const steps = countSteps(Number(deadlyRequest));
  arm(steps);
  const store = createS3Store(address, STAND_IN_CREDENTIALS);
  if ('commit' in order) await store.commit(order.commit.next, order.commit.lines, order.commit.after);
  else await store.put(order.put, new Map([['remoteEntry.js', { identity: Buffer.from(order.text), br: Buffer.from(order.text) }]]));
  process.stdout.write(JSON.stringify(steps.kinds()));
}

void work();
