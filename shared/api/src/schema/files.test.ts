import * as z from './index';

it('finds the fields that hold a file', () => {
  const input = z.strictObject({ name: z.string(), receipt: z.optional(z.file()), photo: z.file(), note: z.optional(z.string()) });
  expect(z.fileFields({ input })).toEqual(['receipt', 'photo']);
  expect(z.fileFields({ input: z.strictObject({}) })).toEqual([]);
  expect(z.fileFields({ input: z.unknown() })).toEqual([]);
});

it('detects a call that answers with a file', () => {
  expect([z.file(), z.object({ file: z.file() }), z.unknown()].map((output) => z.answersFile({ output }))).toEqual([true, false, false]);
});
