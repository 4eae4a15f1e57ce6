import type { FastifyInstance } from 'fastify';
import { readPairs } from '../base/pairs';
import { Refusal } from '../base/refusal';

const MAX_DEPTH = 32;
/** PostgreSQL stores every character except NUL. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * Parses JSON and forms, nothing else. An empty body is an empty object, because some specified calls carry no payload. The parsers set no
 * limit, because it would replace the limit of the route.
 */
export function acceptContent(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, {});
    if (isTooDeep(text) || ESCAPED_NUL.test(text)) return done(new Refusal('platform.malformed'));
    return parseJson(request, text, done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_request: unknown, body: string) =>
    readPairs(body),
  );
}

/** Counts brackets outside of strings, so that a nesting bomb is refused before it is parsed. */
function isTooDeep(text: string) {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at++;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
