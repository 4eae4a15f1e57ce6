import { createReport } from '../bin/report.mjs';

const RESULT = { name: 'end to end', passed: 200, failed: 1, seconds: 60 };

it('shows the failure of a step, however many tests ran after it', () => {
  const written: string[] = [];
  const report = createReport({ write: (text) => written.push(text) });
  const later = Array.from({ length: 200 }, (_, index) => `[${index + 2}/202] [players] › later.spec.ts\n`).join('');
  report.ended({
    ...RESULT,
    output: `[1/202] [operator] › revert.spec.ts\n  1) the money returns\n     Error: expected 1000, got 500\n${later}  1 failed\n`,
  });
  expect(written.join('')).toBe(
    '✗ end to end (60.0 s): 200 passed, 1 failed\n    1) the money returns\n       Error: expected 1000, got 500\n    1 failed\n',
  );
});

it('closes with the sum of all steps and the exit code', () => {
  const written: string[] = [];
  const report = createReport({ write: (text) => written.push(text) });
  report.ended({ ...RESULT, output: '' });
  report.ended({ ...RESULT, name: 'types', passed: 1, failed: 0, output: '' });
  expect(report.close()).toBe(1);
  expect(written.at(-1)).toBe('201 passed, 1 failed\n');
});
