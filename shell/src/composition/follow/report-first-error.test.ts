import { reportFirstError } from './report-first-error';

const CATALOGUE = { remote: 'mf-catalogue', release: '1.0.0-3fa9c1d2', kind: 'uncaught' };

function errorAt(...files: string[]) {
  const error = new TypeError('rahim2026 has no balance');
  error.stack = `TypeError: rahim2026 has no balance\n${files.map((file) => `    at run (${file}:1:200)`).join('\n')}`;
  return error;
}
const file = (name: string) => `https://site.example/releases/${name}/main.js`;
const throwing = (error: unknown, filename = '') => window.dispatchEvent(new ErrorEvent('error', { error, filename }));
const rejecting = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

function setUp() {
  const report = jest.fn();
  reportFirstError(report);
  return report;
}

it.each<[string, () => unknown]>([
  ['an error', () => throwing(errorAt(file('mf-catalogue/1.0.0-3fa9c1d2'), file('shell/5.0.0')))],
  ['an error of which only the file is known', () => throwing(null, file('mf-catalogue/1.0.0-3fa9c1d2'))],
  ['a promise that nobody awaited', () => rejecting(errorAt(file('mf-catalogue/1.0.0-3fa9c1d2')))],
])('reports %s for the release whose code failed, without its text', (_what, happen) => {
  const report = setUp();
  happen();
  expect(report.mock.calls).toEqual([[CATALOGUE]]);
});

it('reports the first one only', () => {
  const report = setUp();
  throwing(errorAt(file('mf-catalogue/1.0.0-3fa9c1d2')));
  throwing(errorAt(file('mf-chat/1.0.0-00000000')));
  rejecting(errorAt(file('shell/5.0.0')));
  expect(report).toHaveBeenCalledTimes(1);
});

it('ignores errors of extensions and of no file', () => {
  const report = setUp();
  throwing(errorAt('chrome-extension://abcdef/content.js'));
  throwing(undefined, 'https://site.example/games');
  rejecting('cancelled');
  expect(report).not.toHaveBeenCalled();
  throwing(errorAt(file('mf-catalogue/1.0.0-3fa9c1d2')));
  expect(report).toHaveBeenCalledTimes(1);
});
