import fc from 'fast-check';
import { applyDelta, deltaOf, type Json } from './delta';

const json = fc.jsonValue({ depthSize: 'small' }).map((value) => JSON.parse(JSON.stringify(value)) as Json);
/** A value and the same value with some parts replaced, so that the deltas are deep. */
const pairs = fc.oneof(
  fc.tuple(json, json),
  fc.tuple(
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__'), json),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__'), json),
  ),
  fc.tuple(fc.array(json, { minLength: 2, maxLength: 3 }), fc.array(json, { minLength: 2, maxLength: 3 })),
) as fc.Arbitrary<[Json, Json]>;

it('leads from any value to any other, also after a way over the wire', () => {
  fc.assert(
    fc.property(pairs, ([before, after]) => {
      const delta = deltaOf(before, after);
      const there = delta === undefined ? before : applyDelta(before, JSON.parse(JSON.stringify(delta)) as Json);
      expect(JSON.stringify(sorted(there))).toBe(JSON.stringify(sorted(after)));
    }),
  );
});

/** The order of fields means nothing. */
const sorted = (value: Json): Json =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, inner]) => [name, sorted(inner)]),
        )
      : value;

it('names only what changed, and keeps the objects that did not change', () => {
  const [still, moved] = [
    { price: 1.98, size: 500 },
    { price: 1.99, size: 700 },
  ];
  const before = { version: 1, levels: [still, moved], note: 'x', score: null };
  const delta = deltaOf(before, { version: 2, levels: [still, { price: 1.99, size: 650 }], score: { runs: 4 } });
  expect(delta).toEqual({ version: 2, levels: { 1: { size: 650 } }, note: [], score: [{ runs: 4 }] });
  const after = applyDelta(before, delta ?? null) as unknown as typeof before;
  expect(after.levels[0]).toBe(still);
});

it.each([
  ['fields of a text', 'text', { a: 1 }],
  ['fields of nothing', null, { a: { b: 1 } }],
  ['a whole value that is gone', { a: 1 }, []],
])('refuses a delta of another value: %s', (_, before, delta) => {
  expect(() => applyDelta(before as Json, delta as Json)).toThrow(TypeError);
});
