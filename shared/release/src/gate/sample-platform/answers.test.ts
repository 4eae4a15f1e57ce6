import { calls } from '@site/api/contracts/calls';
import * as z from '@site/api/schema';
import { createAnswers } from './answers';
import { fixtureOf } from './fixture-of';
import { DATA_SETS } from './samples';

const jsonCalls = calls.filter((call) => !z.answersFile(call)).map((call) => [`${call.method} ${call.path}`, call] as const);

describe.each(DATA_SETS)('the %s set', (set) => {
  const answerOf = createAnswers(set, 'http://127.0.0.1:1');

  it.each(jsonCalls)('answers %s in the form of its contract', (_, call) => {
    const { body, status } = answerOf(call);
    expect(z.safeParse(call.output, JSON.parse(body)).error?.issues ?? []).toEqual([]);
    expect(status).toBe(call.status ?? 200);
  });

  it('answers every call, also those with a file', () => {
    expect(calls.length).toBeGreaterThan(90);
    for (const call of calls) expect(answerOf(call).body).not.toBe('');
  });
});

/** Lists of an answer -> their lengths, by their place. */
function lengthsIn(value: unknown, place = ''): [string, number][] {
  if (typeof value !== 'object' || value === null) return [];
  const own: [string, number][] = Array.isArray(value) ? [[place, value.length]] : [];
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => lengthsIn(inner, `${place}.${name}`))];
}

it('has several entries in each list of the full set, and none in those of the empty set, unless a contract asks for one', () => {
  const lists = (set: (typeof DATA_SETS)[number]) =>
    jsonCalls.flatMap(([name, call]) => lengthsIn(fixtureOf(call.output, set), name).map(([place, length]) => `${place}: ${length}`));
  expect(lists('full').length).toBeGreaterThan(60);
  expect(lists('full').filter((list) => /: [01]$/.test(list))).toEqual([]);
  expect(lists('empty').filter((list) => !list.endsWith(': 0'))).toEqual(['GET /api/logo: 1']);
});

it('leaves out nothing optional in the full set, and everything in the empty set', () => {
  const schema = z.object({ note: z.optional(z.string()), end: z.nullable(z.isoTime()), kinds: z.array(z.enum(['a', 'b'])) });
  expect(fixtureOf(schema, 'full')).toEqual({
    note: expect.any(String),
    end: expect.any(String),
    kinds: expect.arrayContaining(['a', 'b']),
  });
  expect(fixtureOf(schema, 'empty')).toEqual({ note: undefined, end: null, kinds: [] });
});

it('refuses a schema that no sample fits, by the name of its field', () => {
  const schema = z.object({ odd: z.string().check(z.regex(/^never of this form$/)) });
  expect(() => fixtureOf(schema, 'full')).toThrow('No sample fits the field "odd" (string) in the full set.');
});
