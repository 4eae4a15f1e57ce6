import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { expectAccessible, renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { FilterBar } from './filter-bar';

const GROUPS = [
  {
    name: 'platform',
    label: 'Platform',
    options: [{ value: '-1', label: 'All' }],
    more: { label: 'Also played', options: [{ value: 'MEGHNA', label: 'Meghna Live' }] },
  },
];

it('applies the choices with "Submit" and not before', async () => {
  const onSubmit = jest.fn();
  const { user } = renderRemote(<FilterBar groups={GROUPS} values={{ platform: '-1' }} onSubmit={onSubmit} />, { texts });
  const others = screen.getByRole('group', { name: 'Also played' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), within(others).getByRole('option'));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(onSubmit).toHaveBeenCalledWith({ platform: 'MEGHNA' });
  await expectAccessible();
});

it('keeps the focus on "Submit", and shows the values after Back', async () => {
  function Records() {
    const [values, setValues] = useState({ platform: '-1' });
    return (
      <>
        <FilterBar groups={GROUPS} values={values} onSubmit={setValues} />
        <button type="button" onClick={() => setValues({ platform: '-1' })}>
          Back
        </button>
      </>
    );
  }
  const { user } = renderRemote(<Records />, { texts });
  const list = screen.getByRole('combobox', { name: 'Platform' });
  await user.selectOptions(list, 'MEGHNA');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('combobox', { name: 'Platform' })).toHaveValue('-1');
});
