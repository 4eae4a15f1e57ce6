import { screen } from '@testing-library/react';
import { Link, useLocation } from '@site/remote';
import { renderRemote } from '@site/testing';
import { useAddress, useChoice, useFilters } from './index';

const OPENED = { promotion: { default: '', pattern: /^\d{1,9}$/ } };

function Probe() {
  const { current, choose } = useChoice('view', ['all', 'used', 'lost']);
  const { pages } = useFilters({});
  const { addressOf } = useAddress(OPENED);
  const { state } = useLocation() as { state: unknown };
  return (
    <>
      <p>{`${current} ${pages.page}`}</p>
      <output>{JSON.stringify(state)}</output>
      <button onClick={() => choose('used')}>used</button>
      <button onClick={() => choose('all')}>all</button>
      <button onClick={() => choose('nothing')}>nothing</button>
      <button onClick={() => pages.onPage(3)}>third</button>
      <Link to={addressOf({ promotion: '7' })} state={{ tab: 'vip' }}>
        open
      </Link>
    </>
  );
}

const open = (path: string) => renderRemote(<Probe />, { path });
const press = (name: string) => screen.getByRole('button', { name });

it.each(['?view=none', '?view=', ''])('reads %s as the first', (search) => {
  open(`/vip${search}`);
  expect(screen.getByText('all 1')).toBeVisible();
});

it('writes the choice, leaves the first one out, and keeps the parameters of others', async () => {
  const { user, location } = open('/account?tab=vip');
  await user.click(press('used'));
  expect(location().search).toBe('?tab=vip&view=used');
  await user.click(press('nothing'));
  expect(location().search).toBe('?tab=vip&view=used');
  await user.click(press('all'));
  expect(location().search).toBe('?tab=vip');
});

it('begins with the first page of the list that is chosen', async () => {
  const { user, location } = open('/account?page=4');
  await user.click(press('used'));
  expect(location().search).toBe('?view=used');
  await user.click(press('third'));
  expect(location().search).toBe('?view=used&page=3');
});

it('gives the address of a link, and keeps the state that the screen around put into the history', async () => {
  const { user, location } = open('/account?view=lost');
  await user.click(screen.getByRole('link', { name: 'open' }));
  expect(location().search).toBe('?view=lost&promotion=7');
  await user.click(press('used'));
  expect(screen.getByRole('status')).toHaveTextContent('{"tab":"vip"}');
});
