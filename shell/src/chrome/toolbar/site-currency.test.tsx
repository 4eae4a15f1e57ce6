// Covers: SHELL-002
import { screen } from '@testing-library/react';
import { DESKTOP_WIDTH, endShells, PHONE_WIDTH, renderShell } from '#testing/render-shell';

afterEach(endShells);

describe.each([
  ['a phone', PHONE_WIDTH],
  ['a desktop', DESKTOP_WIDTH],
])('on %s', (_, width) => {
  it("says the player's balance in taka", async () => {
    await renderShell({ width, isPlayer: true });
    expect(await screen.findByText('৳1,234.50')).toBeVisible();
  });

  it('offers no other currency around the page', async () => {
    await renderShell({ width, isPlayer: true });
    expect(document.body).not.toHaveTextContent(/INR|PKR|₹|₨/);
    for (const control of screen.getAllByRole('combobox')) expect(control).toHaveAccessibleName('Language');
  });
});
