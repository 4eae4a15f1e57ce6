import { screen } from '@testing-library/react';
import { renderRemote } from '@site/testing';
import { useAddress, useChoice, usePages } from './index';

function Probe() {
  const { current, choose } = useChoice('view', ['all', 'used', 'lost']);
  const { page, pageSize, onPage, onPageSize } = usePages();
  const { searchWith } = useAddress();
  return (
    <>
      <p>{`${current} ${page} ${pageSize}`}</p>
      <button onClick={() => choose('used')}>used</button>
      <button onClick={() => choose('all')}>all</button>
      <button onClick={() => onPage(3)}>third</button>
      <button onClick={() => onPageSize(25)}>longer</button>
      <a href={searchWith({ view: 'lost', page: null })}>lost</a>
    </>
  );
}

const open = (path: string) => renderRemote(<Probe />, { path });
const press = (name: string) => screen.getByRole('button', { name });

it('reads what stands there', () => {
  open('/vip?view=used&page=2&per_page=50');
  expect(screen.getByText('used 2 50')).toBeVisible();
});

it.each(['?view=none&page=0&per_page=11', '?view=&page=-1', '?page=1e9', '?page=two', ''])('reads %s as the defaults', (search) => {
  open(`/vip${search}`);
  expect(screen.getByText('all 1 10')).toBeVisible();
});

it('writes a choice, leaves the default out, and keeps what others wrote', async () => {
  const { user, location } = open('/account?tab=vip');
  await user.click(press('used'));
  expect(location().search).toBe('?tab=vip&view=used');
  await user.click(press('all'));
  expect(location().search).toBe('?tab=vip');
});

it('goes to the first page when another list or another length is chosen', async () => {
  const { user, location } = open('/account?page=4');
  await user.click(press('used'));
  expect(location().search).toBe('?view=used');
  await user.click(press('third'));
  expect(location().search).toBe('?view=used&page=3');
  await user.click(press('longer'));
  expect(location().search).toBe('?view=used&per_page=25');
});

it('says where a link leads', () => {
  open('/account?tab=vip&page=4');
  expect(screen.getByRole('link', { name: 'lost' })).toHaveAttribute('href', '?tab=vip&view=lost');
});
