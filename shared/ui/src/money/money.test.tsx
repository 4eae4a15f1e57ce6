import { act, render, screen } from '@testing-library/react';
import { Money } from './money';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('prints taka with two decimals', () => {
  render(<Money amount="1234.50" />);
  expect(screen.getByText('৳1,234.50')).toBeVisible();
});

it.each([
  ['500.00', '+৳500.00', 'gain'],
  ['-500.00', '-৳500.00', 'loss'],
  ['0.00', '৳0.00', 'none'],
])('signs %s', (amount, printed, sign) => {
  render(<Money amount={amount} isSigned />);
  expect(screen.getByText(printed)).toHaveAttribute('data-sign', sign);
});

it('hides the amount, and shows a dash for an unknown one', () => {
  const { rerender } = render(<Money amount="10.00" isHidden />);
  expect(screen.getByText('***')).toBeVisible();
  rerender(<Money amount={null} />);
  expect(screen.getByText('—')).toBeVisible();
});

it('breaks a large amount only after its thousands, and only when it has to fit', () => {
  const { container, rerender } = render(<Money amount="1234567.89" isFitting />);
  expect(screen.getByText('৳1,234,567.89').innerHTML).toBe('৳1,<wbr>234,<wbr>567.89');
  rerender(<Money amount="1234567.89" />);
  expect(container.innerHTML).not.toContain('wbr');
});

it('counts to a new value and ends on it exactly', () => {
  const { container, rerender } = render(<Money amount="0.00" isCounting />);
  rerender(<Money amount="100.01" isCounting />);
  act(() => jest.advanceTimersByTime(64));
  expect(container).not.toHaveTextContent('৳0.00');
  expect(container).not.toHaveTextContent('৳100.01');
  act(() => jest.advanceTimersByTime(1_000));
  expect(container).toHaveTextContent('৳100.01');
});

it('does not count when reduced motion is on', () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { container, rerender } = render(<Money amount="0.00" isCounting />);
  rerender(<Money amount="100.00" isCounting />);
  expect(container).toHaveTextContent('৳100.00');
});
