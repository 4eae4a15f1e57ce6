import * as z from '@site/api/schema';
import { calls } from './index';

const open = (schema: z.ZodMiniType) =>
  z
    .textsOf(schema)
    .filter(({ max }) => max === null)
    .map(({ path }) => path.join('.'));

it('checks the length of every text of every call before anything else', () => {
  expect(calls.flatMap(({ input }) => z.textsOf(input)).length).toBeGreaterThan(60);
  expect(calls.map(({ method, path, input }) => [method, path, open(input)]).filter(([, , texts]) => texts?.length)).toEqual([]);
});

it('finds a text without a maximum, or with a pattern before the maximum, at every place of a schema', () => {
  const late = () => z.string().check(z.regex(/a/), z.maxLength(3));
  const noticed = () => z.string().check(z.maxLength(3), z.regex(/a/));
  const schema = z.strictObject({
    free: z.string(),
    late: z.optional(late()),
    noticed: z._default(noticed(), ''),
    list: z.array(z.union([z.number(), z.object({ name: z.string() })])),
    map: z.record(z.string(), z.nullable(z.text({ max: 3 }))),
    piped: z.pipe(z.string(), z.transform(Number)),
    good: z.text({ max: 3, pattern: /a/ }),
  });
  expect(open(schema)).toEqual(['free', 'late', 'noticed', 'list.*.name', 'map.*', 'piped']);
});

it('runs no pattern over a text that is too long', () => {
  const seen: string[] = [];
  const looks = (value: string) => seen.push(value) > 0;
  const short = z.text({ max: 3, message: 'Too long' }).check(z.refine(looks));
  const ordered = z.orderedText({ max: 3, message: 'Too long' }, [(value) => !looks(value), 'Odd']);
  const said = [short, ordered].map((schema) => z.safeParse(schema, 'aaaa').error?.issues.map(({ message }) => message));
  expect([said, seen]).toEqual([[['Too long'], ['Too long']], []]);
  expect([short, ordered].map((schema) => z.safeParse(schema, 'aaa').success)).toEqual([true, true]);
});
