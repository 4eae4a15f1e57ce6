import { render, screen } from '@testing-library/react';
import { startFakeClock } from '@site/testing';
import { clockText, useSecondsLeft } from './index';

function Left({ endsAtMs }: { endsAtMs: number }) {
  return <p>{clockText(useSecondsLeft(endsAtMs))}</p>;
}

it.each([
  [300, '5:00'],
  [61, '1:01'],
  [9, '0:09'],
  [0, '0:00'],
])('writes %i s as %s', (seconds, text) => expect(clockText(seconds)).toBe(text));

it('counts down to zero and stops', async () => {
  const clock = startFakeClock();
  render(<Left endsAtMs={Date.now() + 2000} />);
  expect(screen.getByText('0:02')).toBeVisible();
  await clock.advance(1000);
  expect(screen.getByText('0:01')).toBeVisible();
  await clock.advance(5000);
  expect(screen.getByText('0:00')).toBeVisible();
  expect(jest.getTimerCount()).toBe(0);
});

it('shows the right time after the device slept', async () => {
  const clock = startFakeClock();
  render(<Left endsAtMs={Date.now() + 300_000} />);
  jest.setSystemTime(Date.now() + 120_000);
  await clock.advance(1000);
  expect(screen.getByText('2:59')).toBeVisible();
});

it('starts again for another end time', async () => {
  const clock = startFakeClock();
  const { rerender } = render(<Left endsAtMs={0} />);
  expect(screen.getByText('0:00')).toBeVisible();
  await clock.advance(60_000);
  rerender(<Left endsAtMs={Date.now() + 300_000} />);
  expect(screen.getByText('5:00')).toBeVisible();
  await clock.advance(1000);
  expect(screen.getByText('4:59')).toBeVisible();
});
