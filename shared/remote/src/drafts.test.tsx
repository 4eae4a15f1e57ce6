import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createShellDouble } from './testing';
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

it('starts with the typed values when the form opens again', () => {
  const host = createShellDouble();
  openForm(host).keep({ amount: '500' });
  expect(openForm(host).start).toEqual({ amount: '500' });
});

it('forgets the values that were sent', () => {
  const host = createShellDouble();
  openForm(host).keep({ amount: '500' });
  openForm(host).forget();
  expect(openForm(host).start).toEqual({ amount: '' });
});

it('forgets the drafts of an area that is left, and no others', () => {
  const host = createShellDouble();
  openForm(host, 'mf-demo').keep({ amount: '500' });
  openForm(host, 'mf-other').keep({ amount: '700' });
  forgetDrafts(host, 'mf-demo');
  expect(openForm(host, 'mf-demo').start).toEqual({ amount: '' });
  expect(openForm(host, 'mf-other').start).toEqual({ amount: '700' });
});

it('shares no draft between two shells', () => {
  openForm(createShellDouble()).keep({ amount: '500' });
  expect(openForm(createShellDouble()).start).toEqual({ amount: '' });
});
