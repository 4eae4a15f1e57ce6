import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createShellDouble, type ShellDouble } from './testing';
import { ShellProvider } from './shell-host';
import { useEvents } from './use-events';

function Unread({ step = 1 }: { step?: number }) {
  const [told, setTold] = useState(0);
  const isOpen = useEvents({ inbox: ({ unread }) => setTold(unread * step) });
  return <p>{isOpen ? `${told} told` : 'asks'}</p>;
}

const view = (shell: ShellDouble, step?: number) => (
  <ShellProvider host={shell}>
    <Unread {...(step === undefined ? {} : { step })} />
  </ShellProvider>
);
const tell = (shell: ShellDouble, unread: number) => act(() => shell.tell({ name: 'inbox', data: { unread } }));

it('handles the named events, and no others', () => {
  const shell = createShellDouble({ hasEvents: true });
  render(view(shell));
  tell(shell, 3);
  act(() => shell.tell({ name: 'complaint', data: { reference: 'C-12345678' } }));
  expect(screen.getByText('3 told')).toBeInTheDocument();
});

it('returns false while no events arrive, so that the component can poll', () => {
  const shell = createShellDouble();
  render(view(shell));
  expect(screen.getByText('asks')).toBeInTheDocument();
  act(() => shell.change({ hasEvents: true }));
  expect(screen.getByText('0 told')).toBeInTheDocument();
});

it('calls the handler of the last rendering', () => {
  const shell = createShellDouble({ hasEvents: true });
  const { rerender } = render(view(shell));
  rerender(view(shell, 10));
  tell(shell, 3);
  expect(screen.getByText('30 told')).toBeInTheDocument();
});

it('handles nothing after the component is unmounted', () => {
  const shell = createShellDouble({ hasEvents: true });
  const heard = jest.fn();
  function Listener() {
    useEvents({ inbox: heard });
    return null;
  }
  const { unmount } = render(
    <ShellProvider host={shell}>
      <Listener />
    </ShellProvider>,
  );
  tell(shell, 3);
  unmount();
  tell(shell, 4);
  expect(heard.mock.calls).toEqual([[{ unread: 3 }]]);
});
