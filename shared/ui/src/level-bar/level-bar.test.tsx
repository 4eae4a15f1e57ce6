import { render, screen } from '@testing-library/react';
import { expectAccessible } from '@site/testing';
import { LevelBar } from './level-bar';

it('shows the progress and the names of both levels', async () => {
  render(<LevelBar percent={43} label="Way from Normal to Elite I" from="Normal" to="Elite I" />);
  expect(screen.getByRole('progressbar', { name: 'Way from Normal to Elite I' })).toHaveAttribute('aria-valuenow', '43');
  expect(screen.getByText('Normal')).toBeVisible();
  expect(screen.getByText('Elite I')).toBeVisible();
  await expectAccessible();
});

it.each([
  [-5, '0'],
  [130, '100'],
])('shows %i percent as %s', (percent, shown) => {
  render(<LevelBar percent={percent} label="Way" from="Legend III" to={null} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', shown);
});
