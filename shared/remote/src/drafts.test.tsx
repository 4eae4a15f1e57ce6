import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createShellDouble } from './double';
import { forgetDrafts, RemoteNameContext, useDraft } from './drafts';
import { ShellProvider, type ShellHost } from './shell-host';

const inRemote = (host: ShellHost, remote = 'mf-demo') =>
  function Remote({ children }: { children: ReactNode }) {
    return (
      <ShellProvider host={host}>
        <RemoteNameContext value={remote}>{children}</RemoteNameContext>
      </ShellProvider>
    );
  };
const openForm = (host: ShellHost, remote?: string) =>
  renderHook(() => useDraft('deposit', { amount: '' }), { wrapper: inRemote(host, remote) }).result.current;

it('begins empty', () => expect(openForm(createShellDouble()).start).toEqual({ amount: '' }));

it('has what was typed when the form stands there again', () => {
  const host = createShellDouble();
  openForm(host).keep({ amount: '500' });
  expect(openForm(host).start).toEqual({ amount: '500' });
});

it('forgets what was sent', () => {
  const host = createShellDouble();
  openForm(host).keep({ amount: '500' });
  openForm(host).forget();
  expect(openForm(host).start).toEqual({ amount: '' });
});

it('forgets when the area is left, and only what was typed there', () => {
  const host = createShellDouble();
  openForm(host, 'mf-demo').keep({ amount: '500' });
  openForm(host, 'mf-other').keep({ amount: '700' });
  forgetDrafts(host, 'mf-demo');
  expect(openForm(host, 'mf-demo').start).toEqual({ amount: '' });
  expect(openForm(host, 'mf-other').start).toEqual({ amount: '700' });
});

it('lends one shell nothing of another', () => {
  openForm(createShellDouble()).keep({ amount: '500' });
  expect(openForm(createShellDouble()).start).toEqual({ amount: '' });
});
