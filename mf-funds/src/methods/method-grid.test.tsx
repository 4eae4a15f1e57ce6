import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expectAccessible, renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { MethodGrid } from './method-grid';

const METHODS = [
  { name: 'Padma Wallet', icon: 'payments/padma-wallet.svg' },
  { name: 'Shapla Bank', icon: 'payments/shapla-bank.svg' },
  { name: 'Padma Wallet', icon: 'payments/other.svg' },
];

function Choice({ tagsOf }: { tagsOf?: (name: string) => string[] }) {
  const [selected, setSelected] = useState<string | null>(null);
  return <MethodGrid label="Payment method" methods={METHODS} selected={selected} onSelect={setSelected} tagsOf={tagsOf} />;
}

const names = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);

it('FUNDS-005: the grid shows each name once, in the order of the list, with its own icon', () => {
  const { container } = renderRemote(<Choice />, { texts });
  expect(names()).toEqual(['Padma Wallet', 'Shapla Bank']);
  const icons = [...container.querySelectorAll('img')].map((icon) => icon.getAttribute('src'));
  expect(icons).toEqual(['/storage/payments/padma-wallet.svg', '/storage/payments/shapla-bank.svg']);
});

it('is a radio group, for the keyboard, too', async () => {
  const { user } = renderRemote(<Choice />, { texts });
  expect(screen.getByRole('group', { name: 'Payment method' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Shapla Bank' }));
  expect(screen.getByRole('radio', { name: 'Shapla Bank' })).toBeChecked();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Padma Wallet' })).toBeChecked();
  await expectAccessible();
});

it('includes the tags of a method in its accessible name', () => {
  renderRemote(<Choice tagsOf={(name) => (name === 'Shapla Bank' ? ['+2%', '+13%'] : [])} />, { texts });
  expect(screen.getByRole('radio', { name: 'Shapla Bank +2% +13%' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Padma Wallet' })).toBeVisible();
});
