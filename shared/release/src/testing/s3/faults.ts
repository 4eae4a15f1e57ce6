import { S3Refusal } from './objects';

/** Tries of the SDK after which a request is served, so that a test with many requests cannot fail by chance. */
const REFUSED_TRIES = 3;

/** Faults that a test switches on. */
export interface S3Faults {
  /** Every third request is refused as one too many. */
  isBusy: boolean;
  /** Conditions of writes that are accepted and ignored. */
  ignored: readonly ('if-match' | 'if-none-match')[];
  /** ETags of conditions are compared without quotes, as radosgw 16 does. */
  isBare: boolean;
  /** A conditional write is refused while another one to the same key runs. */
  isStrict: boolean;
  /** Connections are cut without an answer. */
  isAway: boolean;
  /** Next writes to keys that match are done, and their connections are cut before the answer. */
  lostAnswers: { of: RegExp; times: number; then?: () => Promise<unknown> };
  /** Next answers with a body are cut in the middle. */
  cutBodies: number;
}

export const noFaults = (): S3Faults => ({
  isBusy: false,
  ignored: [],
  isBare: false,
  isStrict: false,
  isAway: false,
  lostAnswers: { of: /$^/, times: 0 },
  cutBodies: 0,
});

/** Refuses every third request. @returns a function that gets the header `amz-sdk-request` of each */
export function createThrottle(faults: S3Faults) {
  let requests = 0;
  return function throttle(tries: string) {
    if (!faults.isBusy) return;
    requests += 1;
    const attempt = Number(/attempt=(\d+)/.exec(tries)?.[1] ?? 1);
    if (requests % 3 === 0 && attempt <= REFUSED_TRIES) throw new S3Refusal(503, 'SlowDown');
  };
}
