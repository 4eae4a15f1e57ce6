import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectAccessible } from '@site/testing';
import { LoadFailure } from './load-failure';
import { NoData } from './no-data';
import { Spinner } from '../buttons/spinner';

it('shows the text for no data', async () => {
  render(<NoData />);
  expect(screen.getByText('No Data')).toBeVisible();
  await expectAccessible();
});

it("shows the server's message and tries again", async () => {
  const onRetry = jest.fn();
  render(<LoadFailure error={{ serverMessage: 'Nothing was found here.' }} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was found here.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it("keeps the links in the server's message", () => {
  render(<LoadFailure error={{ serverMessage: 'Finish your <a href="/turnover-record">turnover</a> first.' }} />);
  expect(screen.getByRole('link', { name: 'turnover' })).toHaveAttribute('href', '/turnover-record');
});

it('shows no raw error', () => {
  render(<LoadFailure error={new TypeError('x is undefined')} />);
  expect(screen.getByRole('alert')).not.toHaveTextContent('undefined');
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection and try again.');
});

it('announces the wait, unless a text beside it does', () => {
  const { rerender } = render(<Spinner />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  rerender(<Spinner isDecorative />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
