import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { expectAccessible, renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { FilterButton } from './filter-button';

const option = (value: string, label = value) => ({ value, label });
const GROUPS = [
  { name: 'platform', label: 'Platform', options: [option('-1', 'All'), option('SEXY', 'Sexy')] },
  { name: 'date', label: 'Date', options: [option('-1', 'All'), option('0', 'Today')] },
];

function Records() {
  const [values, setValues] = useState({ platform: '-1', date: '-1' });
  return (
    <>
      <FilterButton groups={GROUPS} values={values} onConfirm={setValues} />
      <output>{`${values.platform} ${values.date}`}</output>
    </>
  );
}

async function open() {
  const view = renderRemote(<Records />, { texts });
  const openPanel = () => view.user.click(screen.getByRole('button', { name: 'Filter' }));
  await openPanel();
  return {
    openPanel,
    choose: (group: string, name: string) =>
      view.user.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name })),
    click: (name: string) => view.user.click(screen.getByRole('button', { name })),
    applied: () => screen.getByRole('status', { hidden: true }).textContent,
  };
}

it('RECORDS-003: applies all choices together with "Confirm"', async () => {
  const { choose, click, applied } = await open();
  await choose('Platform', 'Sexy');
  await choose('Date', 'Today');
  expect(applied()).toBe('-1 -1');
  await expectAccessible();
  await click('Confirm');
  expect(applied()).toBe('SEXY 0');
  expect(await screen.findByText('Sexy · Today')).toBeInTheDocument();
});

it('RECORDS-003: discards them with "Back", and does not remember them', async () => {
  const { choose, click, applied, openPanel } = await open();
  await choose('Platform', 'Sexy');
  await click('Back');
  expect(applied()).toBe('-1 -1');
  await openPanel();
  expect(within(screen.getByRole('group', { name: 'Platform' })).getByRole('radio', { name: 'All' })).toBeChecked();
});
