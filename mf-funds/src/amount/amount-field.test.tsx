import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { DEPOSIT_MAX, DEPOSIT_MIN, DEPOSIT_QUICK_AMOUNTS } from '@site/api/contracts/funds';
import { expectAccessible, renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { AmountField } from './amount-field';

function Amount({ hint }: { hint?: string }) {
  const [value, setValue] = useState('');
  return (
    <AmountField
      label="Amount"
      value={value}
      onChange={setValue}
      quick={DEPOSIT_QUICK_AMOUNTS}
      min={DEPOSIT_MIN}
      max={DEPOSIT_MAX}
      hint={hint}
    />
  );
}

const show = (hint?: string) => renderRemote(<Amount hint={hint} />, { texts });
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

it('FUNDS-008: each of ten buttons fills the amount box, and the page marks the one whose amount is in the box', async () => {
  const { user } = show();
  const buttons = within(screen.getByRole('group', { name: 'Quick amounts' })).getAllByRole('button');
  const offered = ['100', '500', '1,000', '2,000', '3,000', '5,000', '10,000', '15,000', '20,000', '25,000'];
  expect(buttons.map((button) => button.textContent)).toEqual(offered);
  for (const button of buttons) {
    await user.click(button);
    expect(box()).toHaveValue(button.textContent.replace(',', ''));
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([button]);
  }
  await expectAccessible();
});

it('FUNDS-009: the key e leaves the value and the caret where they are', async () => {
  const { user } = show();
  await user.type(box(), '1500');
  await user.type(box(), 'e', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(box()).toHaveValue('1500');
  expect(box().selectionStart).toBe(1);
});

it('takes Bengali digits, and what is pasted, as an amount', async () => {
  const { user } = show();
  await user.type(box(), '৭৫০');
  expect(box()).toHaveValue('750');
  await user.clear(box());
  await user.click(box());
  await user.paste('BDT 12,500.75');
  expect(box()).toHaveValue('12500.75');
});

it('FUNDS-010: the range is shown without a check', async () => {
  const { user } = show();
  expect(screen.getByText('Range: 100 - 25,000 BDT')).toBeVisible();
  await user.type(box(), '50');
  expect(box()).toHaveValue('50');
  expect(box()).toBeValid();
});

it('announces a hint while it applies', () => {
  show('Below the limit of CashOut.');
  expect(screen.getByRole('status')).toHaveTextContent('Below the limit of CashOut.');
});
