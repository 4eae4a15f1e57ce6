import { releaseMarks } from './release-marks';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('remembers the newest serial for all tabs', () => {
  releaseMarks.keepNewest(8);
  expect(releaseMarks.newest()).toBe(8);
  expect(localStorage.getItem('releases.newest')).toBe('8');
});

it('reads 0 for a value that is no serial', () => {
  localStorage.setItem('releases.newest', 'soon');
  expect(releaseMarks.newest()).toBe(0);
});

it('works where the browser stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  releaseMarks.keepReloaded(8);
  expect(releaseMarks.reloaded()).toBe(0);
});
