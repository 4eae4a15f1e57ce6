import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectAccessible } from '@site/testing';
import { Switch } from './switch';

function Saver({ isDisabled = false }) {
  const [isOn, setOn] = useState(false);
  return (
    <>
      <Switch label="Data saver" isOn={isOn} isDisabled={isDisabled} describedBy="hint" onChange={setOn} />
      <p id="hint">Fewer pictures</p>
    </>
  );
}

it('is turned by a press and by the keyboard, and has its explanation', async () => {
  const user = userEvent.setup();
  render(<Saver />);
  const control = screen.getByRole('switch', { name: 'Data saver' });
  expect(control).toHaveAccessibleDescription('Fewer pictures');
  await user.click(control);
  expect(control).toBeChecked();
  await user.keyboard(' ');
  expect(control).not.toBeChecked();
  await expectAccessible();
});

it('stays as it is where something else decides', async () => {
  const user = userEvent.setup();
  render(<Saver isDisabled />);
  await user.click(screen.getByRole('switch', { name: 'Data saver' }));
  expect(screen.getByRole('switch', { name: 'Data saver' })).not.toBeChecked();
});
