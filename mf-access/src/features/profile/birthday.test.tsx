import { screen, waitFor } from '@testing-library/react';
import { updateProfile, userShow } from '@site/api/contracts/account';
import { createShellDouble, DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, on, refusal, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { openProfile } from '#testing/open-profile';
import { PROFILE } from './profile.fixtures';

const BORN = '1995-03-26';
const SAVED = { ...PROFILE, dofb: BORN };

const open = ({ api = [], ...options }: RemoteTestOptions = {}) =>
  openProfile({ ...options, api: [on(updateProfile, { dofb: BORN }), ...api] });

const field = () => screen.findByLabelText('Birthday');
const saveButton = () => screen.getByRole('button', { name: /^Sav(e|ing\.\.\.)$/ });

async function save(view: ReturnType<typeof open>, birthday: string) {
  if (birthday) await view.user.type(await field(), birthday);
  else await field();
  await view.user.click(saveButton());
}

const expectLocked = async () => {
  expect(await field()).toBeDisabled();
  expect(await field()).toHaveValue(BORN);
  expect(screen.getByText('26/03/1995')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
};

it.each(['mobile', 'desktop'] as const)('ACCESS-089, 091: asks for confirmation, is saved, and is locked for good (%s)', async (layout) => {
  const view = open({ shell: { player: DEMO_PLAYER, layout }, api: [on(userShow, PROFILE, SAVED)] });
  expect(await field()).toBeEnabled();
  await save(view, BORN);
  await waitFor(() =>
    expect(view.api.sentTo(updateProfile).map(({ path, body }) => [path, body])).toEqual([
      ['/api/user/profile/update', { remote_id: 'R1001', dofb: BORN }],
    ]),
  );
  await waitFor(expectLocked);
  expect(view.shell.notes.questions).toEqual(['26/03/1995. Once it is saved, it cannot be changed.']);
  await waitFor(() => expect(view.api.sentTo(userShow)).toHaveLength(2));
  await expectLocked();
});

it('ACCESS-089: is locked where one is stored', async () => {
  open({ api: [on(userShow, SAVED)] });
  await expectLocked();
});

it('is locked once it is saved, even when the profile cannot be loaded again', async () => {
  const view = open({ api: [on(userShow, PROFILE, refusal('platform.not_found'))] });
  await save(view, BORN);
  await waitFor(() => expect(view.api.sentTo(userShow)).toHaveLength(2));
  await expectLocked();
});

it('keeps the typed date, and sends nothing, when the player does not confirm', async () => {
  const view = open({ shell: { player: DEMO_PLAYER, confirms: false } });
  await save(view, BORN);
  await waitFor(() => expect(view.shell.notes.questions).toHaveLength(1));
  expect(view.api.writes()).toEqual([]);
  expect(await field()).toHaveValue(BORN);
});

describe('the problem is shown at the field; nothing is asked or sent', () => {
  it.each([
    ['ACCESS-090: an empty date', '', 'Please choose your birthday.'],
    ['somebody under 18', '2008-01-16', 'You must be at least 18 years old.'],
    ['a mistyped year', '0195-03-26', 'Please check the year.'],
  ])('%s', async (_, birthday, text) => {
    const clock = startFakeClock('2026-01-14T18:00:00.000Z');
    const view = open({ advanceTimers: jest.advanceTimersByTime });
    await clock.advance(0);
    await save(view, birthday);
    expect((await field()).getAttribute('aria-describedby')).toMatch(/-error/);
    expect(await field()).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(await field()).toHaveFocus();
    expect(view.shell.notes.questions).toEqual([]);
    expect(view.api.writes()).toEqual([]);
  });

  it('somebody who is 18 today, in Dhaka, may save', async () => {
    const clock = startFakeClock('2026-01-14T18:00:00.000Z');
    const view = open({ advanceTimers: jest.advanceTimersByTime });
    await clock.advance(0);
    await save(view, '2008-01-15');
    await clock.advance(0);
    expect(view.api.sentTo(updateProfile)).toHaveLength(1);
  });
});

it.each([
  ['is refused', refusal('account.birthday_locked')],
  ['gets no answer', networkFailure()],
])('ACCESS-092: says "Failed to update DOFB" when it %s, and keeps the date', async (_, reply) => {
  const view = open({ api: [on(updateProfile, reply)] });
  await save(view, BORN);
  await waitFor(() => expect(view.shell.notes.errors).toEqual(['Failed to update DOFB']));
  expect(await field()).toBeEnabled();
  expect(await field()).toHaveValue(BORN);
  expect(saveButton()).toBeEnabled();
});

it('shows what another window has saved, after the refusal', async () => {
  const view = open({ api: [on(userShow, PROFILE, SAVED), on(updateProfile, refusal('account.birthday_locked'))] });
  await save(view, '1990-01-01');
  await waitFor(expectLocked);
});

it('sends one request for a double click', async () => {
  const view = open({ api: [on(updateProfile, never())] });
  await view.user.type(await field(), BORN);
  await view.user.dblClick(saveButton());
  expect(view.api.sentTo(updateProfile)).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
});

it('keeps the date when another release replaces this one', async () => {
  const shell = createShellDouble({ player: DEMO_PLAYER });
  const before = open({ shell });
  await before.user.type(await field(), BORN);
  before.unmount();
  open({ shell });
  expect(await field()).toHaveValue(BORN);
});

it.each([
  ['en', 'open', PROFILE],
  ['en', 'locked', SAVED],
  ['bn', 'open', PROFILE],
  ['bn', 'locked', SAVED],
] as const)('has nothing in the way of assistive technology (%s, %s)', async (language, _, profile) => {
  open({ language, api: [on(userShow, profile)] });
  await screen.findByText('rahim@example.com');
  await expectAccessible();
});
