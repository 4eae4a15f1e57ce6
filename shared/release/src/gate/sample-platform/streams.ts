import type { ServerResponse } from 'node:http';
import { EVENTS, HEARTBEAT_MS } from '@site/api/contracts/events';
import { getEvent, getMatchOdds, STREAM_BEAT_MS, type StreamPayload } from '@site/api/contracts/exchange';
import type { AnswerOf } from './answers';
import { fixtureOf } from './fixture-of';
import type { DataSet } from './samples';

const frame = (event: string, data: string) => `event: ${event}\ndata: ${data}\n\n`;

/** Sends the first frames and then a sign of life at intervals, until the page leaves or the sample platform closes. */
function keepOpen(response: ServerResponse, first: string, beat: string, everyMs: number) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  response.write(first);
  const beats = setInterval(() => response.write(beat), everyMs).unref();
  response.once('close', () => clearInterval(beats));
}

/** The stream of the player's own events: the greeting, and nothing after it. */
export const streamEvents = (response: ServerResponse, set: DataSet) =>
  keepOpen(response, frame('hello', JSON.stringify(fixtureOf(EVENTS.hello, set))), ':\n\n', HEARTBEAT_MS);

/** The stream of one match: an image of each payload, which then does not change. */
export function streamMatch(response: ServerResponse, answerOf: AnswerOf) {
  const image = (name: StreamPayload, { body }: { body: string }) => frame(name, body);
  const images = image('match-odds', answerOf(getMatchOdds)) + image('event', answerOf(getEvent));
  keepOpen(response, images, frame('beat', '{}'), STREAM_BEAT_MS);
}
