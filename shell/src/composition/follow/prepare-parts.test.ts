import { prepareParts } from './prepare-parts';

it.each(['pointerdown', 'pointermove', 'keydown'])('fetches the parts at the first %s, once', (sign) => {
  const prepare = jest.fn(() => Promise.resolve([]));
  const stop = prepareParts(prepare);
  expect(prepare).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event('keydown'));
  expect(prepare).toHaveBeenCalledTimes(1);
  stop();
});
