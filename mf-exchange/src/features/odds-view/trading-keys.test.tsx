import { screen } from '@testing-library/react';
import { placeBet } from '@site/api/contracts/exchange';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, startFakeClock, type FakeClock } from '@site/testing';
import { openOddsView, picked } from '#testing/open-odds-view';

let clock: FakeClock;
beforeEach(() => {
  clock = startFakeClock();
});

/** Waits for the keys, whose code comes after the prices. */
async function open() {
  const view = await openOddsView(clock, { shell: { player: DEMO_PLAYER, layout: 'desktop' } });
  await screen.findByRole('button', { name: 'Keyboard' });
  return view;
}
const price = (name: RegExp) => screen.getByRole('button', { name });

it('moves between the prices of all markets by arrows', async () => {
  const { user } = await open();
  price(/^Back Dhaka Deltas 1.98/).focus();
  await user.keyboard('{ArrowRight}');
  expect(price(/^Lay Dhaka Deltas 1.99/)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(price(/^Lay Sylhet Tea Lions 2.04/)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(price(/^Lay Dhaka Deltas 95/)).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expect(price(/^Back Sylhet Tea Lions 2.02/)).toHaveFocus();
});

it('takes the best price by a letter, and Escape goes back to it', async () => {
  const { user, api } = await open();
  price(/^Back Dhaka Deltas 1.97/).focus();
  await user.keyboard('l');
  expect(picked()).toMatchObject({ side: 'lay', selectionName: 'Dhaka Deltas', price: 199 });
  expect(screen.getByRole('textbox', { name: 'Stake' })).toHaveFocus();
  await user.keyboard('bl');
  expect(picked()).toMatchObject({ side: 'lay' });
  await user.keyboard('{Escape}');
  expect(screen.getByLabelText('picked')).toBeEmptyDOMElement();
  expect(price(/^Lay Dhaka Deltas 1.99/)).toHaveFocus();
  await user.keyboard('b');
  expect(picked()).toMatchObject({ side: 'back', price: 198 });
  expect(api.sentTo(placeBet)).toEqual([]);
});

it('lists the keys by ? and by a button, and does nothing without a focused price', async () => {
  const { user } = await open();
  await user.keyboard('b?');
  expect(screen.getByLabelText('picked')).toBeEmptyDOMElement();
  price(/^Back Dhaka Deltas 1.98/).focus();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toHaveTextContent('Take the best price to back, or Yes');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keyboard' }));
  expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  clock.end();
  await expectAccessible();
});
