import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from './button';
import { IconButton } from './icon-button';
import { LinkButton } from './link-button';

it('cannot be pressed while busy', async () => {
  const onClick = jest.fn();
  render(
    <Button isBusy onClick={onClick}>
      Logging in...
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Logging in...' });
  await userEvent.click(button);
  expect(button).toBeDisabled();
  expect(onClick).not.toHaveBeenCalled();
});

it('does not submit a form by default', () => {
  render(<Button>Next</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

it('names a picture', () => {
  render(<IconButton icon="refresh" label="Refresh balance" />);
  expect(screen.getByRole('button', { name: 'Refresh balance' })).toBeVisible();
});

it('is a link of the router that is handed in', () => {
  const RouterLink = ({ to, children }: { to: string; children?: React.ReactNode }) => <a href={`/base${to}`}>{children}</a>;
  render(
    <LinkButton as={RouterLink} to="/deposit" variant="outline">
      Deposit now
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'Deposit now' })).toHaveAttribute('href', '/base/deposit');
});
