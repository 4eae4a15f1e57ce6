import { screen } from '@testing-library/react';
import { useNavigate } from '@site/remote';
import { renderRemote } from '@site/testing';
import { useFilters } from './use-filters';

const FIELDS = { date: ['-1', '0', '7'], platform: { default: '-1', pattern: /^[A-Z]+$/ } } as const;

function Probe() {
  const { values, change, pages, showMore } = useFilters(FIELDS);
  const navigate = useNavigate();
  const does = (name: string, act: () => unknown) => (
    <button type="button" onClick={act}>
      {name}
    </button>
  );
  return (
    <>
      <output>{[values.date, values.platform, pages.page, pages.pageSize].join(' ')}</output>
      {does('Last 7 days', () => change({ date: '7' }))}
      {does('All dates', () => change({ date: '-1' }))}
      {does('Page 3', () => pages.onPage(3))}
      {does('50 rows', () => pages.onPageSize(50))}
      {does('More', showMore)}
      {does('Back', () => navigate(-1))}
    </>
  );
}

function open(path: string) {
  const view = renderRemote(<Probe />, { path });
  return {
    ...view,
    read: () => screen.getByRole('status').textContent,
    click: (name: string) => view.user.click(screen.getByRole('button', { name })),
  };
}

it('reads the address, and takes defaults for missing filters', () => {
  expect(open('/records?platform=SEXY&size=25').read()).toBe('-1 SEXY 1 25');
});

it.each(['date=5', 'platform=a%3Cb', 'page=0', 'page=-1', 'page=x', 'page=1e9', 'size=7', 'date='])('reads %s as the default', (query) => {
  expect(open(`/records?${query}`).read()).toBe('-1 -1 1 10');
});

it('writes the filter, leaves defaults out and keeps the parameters of others', async () => {
  const { click, location } = open('/records?tab=bettingRecords&platform=SEXY');
  await click('Last 7 days');
  expect(location().search).toBe('?tab=bettingRecords&platform=SEXY&date=7');
  await click('All dates');
  expect(location().search).toBe('?tab=bettingRecords&platform=SEXY');
});

it('leads Back to the filter before', async () => {
  const { click, read } = open('/records');
  await click('Last 7 days');
  await click('Page 3');
  expect(read()).toBe('7 -1 3 10');
  await click('Back');
  expect(read()).toBe('7 -1 1 10');
  await click('Back');
  expect(read()).toBe('-1 -1 1 10');
});

it('goes to the first page with another filter and with another size', async () => {
  const { click, read } = open('/records?page=4');
  await click('Last 7 days');
  expect(read()).toBe('7 -1 1 10');
  await click('Page 3');
  await click('50 rows');
  expect(read()).toBe('7 -1 1 50');
});

it('grows a list without a step of the history', async () => {
  const { click, read } = open('/records');
  await click('Last 7 days');
  await click('More');
  expect(read()).toBe('7 -1 2 10');
  await click('Back');
  expect(read()).toBe('-1 -1 1 10');
});
