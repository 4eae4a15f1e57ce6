import { screen, within } from '@testing-library/react';
import { getWalletNumber, showEwallet, submitDeposit } from '@site/api/contracts/funds';
import { createShellDouble, DEMO_PLAYER } from '@site/remote/testing';
import { on, startFakeClock, type FakeClock, type RemoteTestOptions } from '@site/testing';
import { BEGUN_EWALLET, NUMBER, openMakePayment } from '#testing/open-make-payment';
import { timeWords } from './time-left.rules';

const timer = () => screen.getByRole('timer', { name: 'Time left' });
const submit = () => screen.getByRole('button', { name: 'Submit' });
const numberFor = (expires_in: number) => on(getWalletNumber, [{ account_number: NUMBER, id: 5, expires_in }]);

async function start(options: RemoteTestOptions = {}): Promise<{ clock: FakeClock } & ReturnType<typeof openMakePayment>> {
  const clock = startFakeClock();
  const view = openMakePayment({ advanceTimers: clock.advance, ...options });
  await clock.advance(0);
  await clock.advance(0);
  return { clock, ...view };
}

it('FUNDS-041: the countdown starts at 10:00 and ticks each second', async () => {
  const { clock } = await start();
  expect(timer()).toHaveTextContent('10:00');
  await clock.advance(1000);
  expect(timer()).toHaveTextContent('9:59');
  await clock.advance(1000);
  expect(timer()).toHaveTextContent('9:58');
});

it.each([
  ['a day ahead', 86_400_000],
  ['a day behind', -86_400_000],
])("counts the platform's seconds where the device is %s", async (_, offMs) => {
  const clock = startFakeClock(new Date(Date.UTC(2026, 0, 15) + offMs));
  openMakePayment({ api: [numberFor(437)] });
  await clock.advance(0);
  await clock.advance(0);
  expect(timer()).toHaveTextContent('7:17');
});

it("continues after a reload with the platform's time left", async () => {
  const { clock, api, unmount } = await start();
  await clock.advance(60_000);
  unmount();
  await start({ api: [numberFor(537)] });
  expect(api.sentTo(getWalletNumber)).toHaveLength(1);
  expect(timer()).toHaveTextContent('8:57');
});

it('is requested again when the player enters the page again', async () => {
  const shell = createShellDouble({ player: DEMO_PLAYER });
  const { clock, unmount } = await start({ shell });
  unmount();
  await clock.advance(1000);
  const { api } = openMakePayment({ shell, api: [numberFor(300)] });
  await clock.advance(0);
  await clock.advance(0);
  expect(api.sentTo(getWalletNumber)).toHaveLength(1);
  expect(timer()).toHaveTextContent('5:00');
});

it("is the platform's time left for an e-wallet payment", async () => {
  const { clock } = await start({
    state: BEGUN_EWALLET,
    api: [on(showEwallet, { transaction: 'EW77', number: '01888777666', expires_in: 42 })],
  });
  expect(timer()).toHaveTextContent('0:42');
  await clock.advance(42_000);
  expect(submit()).toBeDisabled();
});

it('FUNDS-041, N-27: at 0:00 Submit is closed, the page shows "Time over" and links to the deposit', async () => {
  const { clock, api } = await start();
  await clock.advance(599_000);
  expect(timer()).toHaveTextContent('0:01');
  expect(submit()).toBeEnabled();
  expect(screen.queryByRole('link', { name: 'Start again' })).not.toBeInTheDocument();
  await clock.advance(1000);
  expect(timer()).toHaveTextContent('0:00');
  expect(submit()).toBeDisabled();
  expect(screen.getAllByText('Time over').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/deposit');
  expect(screen.queryByRole('img', { name: /QR code/, hidden: true })).not.toBeInTheDocument();
  expect(api.sentTo(getWalletNumber)).toHaveLength(1);
});

it('FUNDS-041, N-27: Enter sends nothing after it', async () => {
  const { clock, api, user } = await start();
  await clock.advance(600_000);
  await user.type(screen.getByLabelText('TRX ID'), 'BK7M2Q9XTA{Enter}');
  await clock.advance(0);
  expect(api.sentTo(submitDeposit)).toEqual([]);
});

it('requests no other number while the page is open', async () => {
  const { clock, api } = await start();
  await clock.advance(300_000);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  await clock.advance(400_000);
  expect(api.sentTo(getWalletNumber)).toHaveLength(1);
});

it('is announced three times, not each second', async () => {
  const { clock } = await start();
  const said = () => within(timer().parentElement!).getByRole('status').textContent;
  expect(said()).toBe('');
  await clock.advance(300_000);
  expect(said()).toBe('5 minutes left to pay and submit.');
  await clock.advance(120_000);
  expect(said()).toBe('5 minutes left to pay and submit.');
  await clock.advance(120_000);
  expect(said()).toBe('Less than 1 minute left. Please submit now.');
  await clock.advance(60_000);
  expect(said()).toBe('Time over');
});

it.each([
  [null, null],
  [600, null],
  [301, null],
  [300, 'makePayment.time.five'],
  [61, 'makePayment.time.five'],
  [60, 'makePayment.time.one'],
  [1, 'makePayment.time.one'],
  [0, 'makePayment.over'],
])('announces at %p seconds: %p', (seconds, words) => expect(timeWords(seconds)).toBe(words));
