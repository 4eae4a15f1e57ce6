import { act, render, screen } from '@testing-library/react';
import { Dialog, prepareDialogs } from './dialog';

let mockIsReachable = false;

jest.mock('./dialog-surface', () => {
  if (!mockIsReachable) throw new Error('offline');
  return { DialogSurface: ({ isOpen, title }: { isOpen: boolean; title: string }) => isOpen && <p>{title}</p> };
});

const ignore = () => {};
const show = (isOpen: boolean) => <Dialog isOpen={isOpen} onClose={ignore} title="Confirm" />;

it('shows an open dialog when its code comes at last, and the next ones at once', async () => {
  jest.useFakeTimers();
  const log = jest.spyOn(console, 'error').mockImplementation(ignore);
  const { rerender } = render(show(false));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(log).not.toHaveBeenCalled();

  rerender(show(true));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(log.mock.calls.length).toBeGreaterThan(1);
  expect(screen.queryByText('Confirm')).toBeNull();
  mockIsReachable = true;
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Confirm')).toBeTruthy();

  rerender(show(false));
  expect(screen.queryByText('Confirm')).toBeNull();
  rerender(show(true));
  expect(screen.getByText('Confirm')).toBeTruthy();
  await expect(prepareDialogs()).resolves.toBeUndefined();
});
