import { render, screen } from '@testing-library/react';
import { expectAccessible } from '@site/testing';
import { BackLink, PageHead } from './index';

it('shows the title, the lead and the link back', async () => {
  const back = <BackLink href="/account">My account</BackLink>;
  render(<PageHead title="Records" lead="What happened to your money." back={back} aside={<a href="/more">More</a>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible();
  expect(screen.getByText('What happened to your money.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account');
  expect(screen.getByRole('link', { name: 'More' })).toBeVisible();
  await expectAccessible();
});

it('renders the link of the router when one is given', () => {
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
