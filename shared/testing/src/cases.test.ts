import { cases } from './cases.mjs';

const { NIGHTLY } = process.env;
afterEach(() => {
  if (NIGHTLY === undefined) delete process.env['NIGHTLY'];
  else process.env['NIGHTLY'] = NIGHTLY;
});

it('are few by day and eight times as many by night', () => {
  delete process.env['NIGHTLY'];
  expect(cases(5)).toBe(5);
  process.env['NIGHTLY'] = '1';
  expect(cases(5)).toBe(40);
});
