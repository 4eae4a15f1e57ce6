import { screen } from '@testing-library/react';
import type { ExchangeStatus } from '@site/api/contracts/records';
import { renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { exchangeBet } from './betting-record.fixtures';
import { ExchangeProgress } from './exchange-progress';

it.each<[ExchangeStatus, string]>([
  ['WON', 'done'],
  ['LOST', 'failed'],
  ['VOID', 'done'],
  ['open', 'now'],
])('the last step of a bet that is %s looks %s', (status, state) => {
  renderRemote(<ExchangeProgress record={exchangeBet({ status })} />, { texts });
  expect(screen.getAllByRole('listitem').at(-1)).toHaveAttribute('data-state', state);
});
