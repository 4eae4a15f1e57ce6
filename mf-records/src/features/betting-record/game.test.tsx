import { screen } from '@testing-library/react';
import { betRecordSchema, GAME_NAME_MAX, shortGameName } from '@site/api/contracts/records';
import { renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { bet } from './betting-record.fixtures';
import { GameName } from './game-name';
import { GameRow } from './game-row';
import { brought } from './bet.rules';

it('RECORDS-005: a bet of 100 that wins 150 has a profit of 50', () => {
  expect(brought({ bet_amount: '100.00', winAmount: '150.00' })).toBe(5000n);
  renderRemote(<GameRow record={bet()} />, { texts });
  expect(screen.getByRole('button')).toHaveTextContent(/৳100\.00.*\+৳50\.00/);
});

it('names a free spin with its stake, and says that it counts for no turnover', async () => {
  const { user } = renderRemote(<GameRow record={bet({ bet_amount: '0.00', free_spin: '20.00', winAmount: '50.00' })} />, { texts });
  const row = screen.getByRole('button');
  expect(row).toHaveTextContent(/Free spin৳20\.00.*\+৳50\.00/);
  await user.click(row);
  expect(screen.getByText(/The house paid this spin/)).toBeVisible();
});

it('RECORDS-008: leaves 15 letters as they are and cuts the sixteenth', () => {
  expect(GAME_NAME_MAX).toBe(15);
  expect(shortGameName('123456789012345')).toBe('123456789012345');
  expect(shortGameName('1234567890123456')).toBe('123456789012345…');
});

it('RECORDS-007: cuts a long name, and keeps it whole in a tooltip and for screen readers', () => {
  renderRemote(<GameName name="Golden Lotus Pond" />);
  expect(screen.getByTitle('Golden Lotus Pond')).toHaveTextContent('Golden Lotus Po…Golden Lotus Pond');
  expect(screen.getByText('Golden Lotus Po…')).toHaveAttribute('aria-hidden', 'true');
});

it('RECORDS-009: a record has the fields of the specification', () => {
  expect(Object.keys(betRecordSchema.shape)).toEqual(
    expect.arrayContaining(['platform', 'game_type', 'game_name', 'bet_amount', 'winAmount', 'created_at']),
  );
});
