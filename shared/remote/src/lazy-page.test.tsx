import { Component, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { LazyPage } from './lazy-page';

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? 'failed' : this.props.children);
}

function Page() {
  return <p>the page</p>;
}

it('shows the page once it is here, and the next time at once', async () => {
  const load = jest.fn(() => Promise.resolve(Page));
  const { unmount } = render(<LazyPage load={load} fallback="waiting" />);
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('the page')).toBeTruthy();
  unmount();
  render(<LazyPage load={load} fallback="waiting" />);
  expect(screen.getByText('the page')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('requests the page again after a failed load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn<Promise<typeof Page>, []>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Page);
  const { unmount } = render(
    <Boundary>
      <LazyPage load={load} fallback="waiting" />
    </Boundary>,
  );
  expect(await screen.findByText('failed')).toBeTruthy();
  unmount();
  render(<LazyPage load={load} fallback="waiting" />);
  expect(await screen.findByText('the page')).toBeTruthy();
});
