import { render, screen } from '@testing-library/react';
import { Button } from '../buttons/button';
import { Spoken } from './spoken';

it('is part of a name', () => {
  render(
    <Button>
      Log out <Spoken>Firefox on Windows</Spoken>
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Log out Firefox on Windows' })).toBeVisible();
});

it('can be read out by itself', () => {
  render(<Spoken role="status">3 of 5 requirements met</Spoken>);
  expect(screen.getByRole('status')).toHaveTextContent('3 of 5 requirements met');
});
