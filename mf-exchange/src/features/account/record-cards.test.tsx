import { screen } from '@testing-library/react';
import { renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { RecordCards } from './record-cards';

it('counts its records over all pages', () => {
  renderRemote(
    <RecordCards
      caption="Bets"
      name="bet"
      columns={[
        { id: 'bet', head: 'Bet', cell: (bet: string) => bet },
        { id: 'number', head: 'No.', cell: (_, index) => `#${index}` },
      ]}
      query={{ data: { data: ['A', 'B'], last_page: 2 }, isError: false, isPlaceholderData: false, refetch: jest.fn() }}
      keyOf={(bet) => bet}
      pages={{ page: 2, pageSize: 10, sizes: [10], onPage: jest.fn(), onPageSize: jest.fn() }}
    />,
    { texts },
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ANo.#11', 'BNo.#12']);
});
