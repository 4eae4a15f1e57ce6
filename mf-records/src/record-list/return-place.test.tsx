import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { ReturnPlace } from './return-place';

function Records() {
  const [opened, setOpened] = useState('D1');
  return (
    <>
      <ReturnPlace opened={opened}>{opened ? 'A record' : 'The list'}</ReturnPlace>
      <button type="button" onClick={() => setOpened('')}>
        Back
      </button>
    </>
  );
}

it('takes the focus itself when the link that led away is no longer in the list', async () => {
  const { user } = renderRemote(<Records />, { texts });
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('The list')).toHaveFocus();
});
