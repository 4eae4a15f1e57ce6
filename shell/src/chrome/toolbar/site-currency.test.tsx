import { screen } from '@testing-library/react';
import { DESKTOP_WIDTH, endShells, PHONE_WIDTH, renderShell } from '#testing/render-shell';

afterEach(endShells);

describe.each([
  ['a phone', PHONE_WIDTH],
  ['a desktop', DESKTOP_WIDTH],
])('on %s', (_, width) => {
  it('SHELL-001, 002: the balance of the player is in taka', async () => {
    await renderShell({ width, isPlayer: true });
    expect(await screen.findByText('৳1,234.50')).toBeVisible();
  });

  it('SHELL-002: the page around an area names no other currency and has no switch for one', async () => {
    await renderShell({ width, isPlayer: true });
    expect(document.body).not.toHaveTextContent(/INR|PKR|₹|₨/);
    for (const control of screen.getAllByRole('combobox')) expect(control).toHaveAccessibleName('Language');
  });
});
