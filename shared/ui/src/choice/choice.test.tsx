import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectAccessible } from '@site/testing';
import { ChipRow } from './chip-row';
import { Tabs } from './tabs';

function Funds() {
  const [current, setCurrent] = useState('deposit');
  const tabs = [
    { id: 'deposit', label: 'Deposit' },
    { id: 'withdrawal', label: 'Withdrawal' },
  ];
  return (
    <Tabs label="Funds" tabs={tabs} current={current} onChange={setCurrent}>
      The {current}
    </Tabs>
  );
}

it('shows the panel of the tab that is clicked', async () => {
  render(<Funds />);
  await userEvent.click(screen.getByRole('tab', { name: 'Withdrawal' }));
  expect(screen.getByRole('tabpanel', { name: 'Withdrawal' })).toHaveTextContent('The withdrawal');
  await expectAccessible();
});

it('is one stop of the Tab key, and the arrow keys move inside', async () => {
  const user = userEvent.setup();
  render(<Funds />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Withdrawal' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Deposit', selected: true })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('marks the chips that are on', async () => {
  const onChoose = jest.fn();
  const chips = ['ALL', 'PADMAPLAY', 'MEGHNA'].map((id) => ({ id, label: id }));
  render(<ChipRow label="Providers" chips={chips} current={['ALL', 'MEGHNA']} onChoose={onChoose} />);
  expect(screen.getAllByRole('button', { pressed: true }).map((chip) => chip.textContent)).toEqual(['ALL', 'MEGHNA']);
  await userEvent.click(screen.getByRole('button', { name: 'PADMAPLAY' }));
  expect(onChoose).toHaveBeenCalledWith('PADMAPLAY');
});
