import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectAccessible } from '@site/testing';
import { Menu } from './menu';

const LANGUAGES = [
  { id: 'en', label: 'English', isChecked: true },
  { id: 'bn', label: 'বাংলা', isChecked: false, lang: 'bn' },
];

async function open() {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  render(<Menu label="Language" trigger="English" items={LANGUAGES} onSelect={onSelect} />);
  const trigger = screen.getByRole('button', { name: 'Language' });
  await user.click(trigger);
  return { user, onSelect, trigger };
}

it('opens on the current choice', async () => {
  const { trigger } = await open();
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
  await expectAccessible();
});

it('is walked with the arrows and chosen with Enter', async () => {
  const { user, onSelect, trigger } = await open();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledWith('bn');
  expect(trigger).toHaveFocus();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('goes round at both ends', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitemradio', { name: 'বাংলা' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
});

it('closes by Escape without choosing', async () => {
  const { user, onSelect, trigger } = await open();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
  expect(onSelect).not.toHaveBeenCalled();
});

it('closes when something else is clicked', async () => {
  const { user } = await open();
  await user.click(document.body);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
