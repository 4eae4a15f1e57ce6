import { gameRun, startPlayerPractice, startPractice } from '@site/api/contracts/catalogue';
import { getScoreBoard } from '@site/api/contracts/exchange';
import { answersFile, type Endpoint } from '@site/api/schema';
import { fixtureOf } from './fixture-of';
import type { DataSet } from './samples';

/** One answer in the form in which it is sent. */
interface SampleAnswer {
  status: number;
  type: string;
  body: string;
}

/** Answers that name an address which a page may frame. */
const framed = (origin: string): ReadonlyMap<Endpoint, unknown> =>
  new Map<Endpoint, unknown>([
    [gameRun, { url: `${origin}/game`, session: '1' }],
    [startPractice, { url: `${origin}/game`, session: '1', name: 'Game' }],
    [startPlayerPractice, { url: `${origin}/game`, session: '1', name: 'Game' }],
    [getScoreBoard, `<iframe src="${origin}/score"></iframe>`],
  ]);

/**
 * Answers of one set, made when a call is made for the first time.
 * @param frameOrigin origin whose documents a page may frame
 */
export function createAnswers(set: DataSet, frameOrigin: string) {
  const known = new Map<Endpoint, SampleAnswer>();
  const named = framed(frameOrigin);

  function make(endpoint: Endpoint): SampleAnswer {
    const status = endpoint.status ?? 200;
    if (answersFile(endpoint)) return { status, type: 'application/pdf', body: '%PDF-1.4\n' };
    const answer = named.get(endpoint) ?? fixtureOf(endpoint.output, set);
    return { status, type: 'application/json', body: JSON.stringify(answer) };
  }

  return function answerOf(endpoint: Endpoint): SampleAnswer {
    const answer = known.get(endpoint) ?? make(endpoint);
    known.set(endpoint, answer);
    return answer;
  };
}

/** Returns the answer of each call in one set. */
export type AnswerOf = ReturnType<typeof createAnswers>;
