import { render, screen } from '@testing-library/react';
import { expectAccessible } from '@site/testing';
import { BackLink, PageHead } from './index';

it('names the screen, says what it is for and leads back', async () => {
  const back = <BackLink href="/account">My account</BackLink>;
  render(<PageHead title="Records" lead="What happened to your money." back={back} aside={<a href="/more">More</a>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible();
  expect(screen.getByText('What happened to your money.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account');
  expect(screen.getByRole('link', { name: 'More' })).toBeVisible();
  await expectAccessible();
});

it('leaves the way back to the router where one is given', () => {
  const Link = ({ to, children }: { to: string; children: string }) => (
    <a data-routed href={to}>
      {children}
    </a>
  );
  render(
    <BackLink as={Link} to="/account">
      Back
    </BackLink>,
  );
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('data-routed');
});
