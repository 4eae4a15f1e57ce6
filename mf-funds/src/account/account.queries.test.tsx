import { screen, waitFor } from '@testing-library/react';
import { getOtherPhones, userShow } from '@site/api/contracts/account';
import { getPaymentMethods, getTransactions } from '@site/api/contracts/funds';
import { DEMO_PLAYER } from '@site/remote/testing';
import { offContract, on, renderRemote, startFakeClock, TOKEN, type RemoteTestOptions } from '@site/testing';
import { useOtherPhones, usePaymentMethods, useProfile, useReloadFunds, useTransactions } from './account.queries';
import { METHODS, PROFILE, transaction } from './account.fixtures';

const PENDING = transaction({ action: 'withdraw', key: '0' });

function Everything({ pollMs }: { pollMs?: number }) {
  const { data: profile } = useProfile();
  const { data: phones } = useOtherPhones();
  const { data: methods } = usePaymentMethods();
  const { data: transactions, isError } = useTransactions(pollMs);
  const reload = useReloadFunds();
  return (
    <>
      <p>{profile?.username}</p>
      <p>{phones?.map(({ contract_value }) => contract_value).join()}</p>
      <p>{methods && 'methods'}</p>
      <p>{transactions?.map(({ action, key }) => `${action} ${key}`).join()}</p>
      <p>{isError && 'no records'}</p>
      <button onClick={() => void reload()}>Reload</button>
    </>
  );
}

const open = (options: RemoteTestOptions = {}, pollMs?: number) =>
  renderRemote(<Everything pollMs={pollMs} />, {
    shell: { player: DEMO_PLAYER },
    ...options,
    api: [
      on(userShow, PROFILE),
      on(getOtherPhones, { data: [{ contract_value: '01811111111', isverify: 1 }] }),
      on(getPaymentMethods, METHODS),
      on(getTransactions, [PENDING]),
      ...(options.api ?? []),
    ],
  });

it('FUNDS-037: the records of the player are requested with the bearer', async () => {
  const { api } = open();
  expect(await screen.findByText('withdraw 0')).toBeVisible();
  expect(api.sentTo(getTransactions)).toMatchObject([
    { method: 'GET', path: '/api/transaction/show', query: { remote_id: 'R1001' }, headers: { authorization: `Bearer ${TOKEN}` } },
  ]);
  expect(screen.getByText('rahim2026')).toBeVisible();
  expect(screen.getByText('01811111111')).toBeVisible();
  expect(screen.getByText('methods')).toBeVisible();
});

it.each([
  ['another action', { ...PENDING, action: 'transfer' }],
  ['another key', { ...PENDING, key: '3' }],
])('FUNDS-036: a record with %s is refused', async (_, record) => {
  open({ api: [on(getTransactions, offContract([record]))] });
  expect(await screen.findByText('no records')).toBeVisible();
});

it('requests nothing about a player while nobody is logged in', async () => {
  const { api } = open({ shell: {} });
  expect(await screen.findByText('methods')).toBeVisible();
  expect(api.requests.map(({ path }) => path)).toEqual(['/api/payment-methods']);
});

it('polls as often as a page wants, and only then', async () => {
  const clock = startFakeClock();
  const { api } = open({ advanceTimers: clock.advance }, 5_000);
  await clock.advance(0);
  expect(api.sentTo(getTransactions)).toHaveLength(1);
  await clock.advance(10_000);
  expect(api.sentTo(getTransactions)).toHaveLength(3);
  expect(api.sentTo(userShow)).toHaveLength(1);
});

it('requests the records and the profile again after a request', async () => {
  const { api, user } = open();
  await screen.findByText('withdraw 0');
  api.change(on(getTransactions, [transaction({ action: 'withdraw', key: '1' })]));
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('withdraw 1')).toBeVisible();
  await waitFor(() => expect(api.sentTo(userShow)).toHaveLength(2));
  expect(api.sentTo(getPaymentMethods)).toHaveLength(1);
});
