import { screen, waitFor, within } from '@testing-library/react';
import { addNumber, getOtherPhones, sendNumberCode, userShow, verifyNumber } from '@site/api/contracts/account';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, networkFailure, never, on, refusal, type RemoteTestOptions, failuresIn } from '@site/testing';
import { contactRow, noDialog, openProfile } from '#testing/open-profile';
import { EXTRA } from './profile.fixtures';

const SENT = { message: 'sent', expires_in: 300 };
const DONE = { message: 'done' };
const OTHER = { ...EXTRA, contract_value: '01822222222' };
const NUMBER = EXTRA.contract_value;

const open = ({ api = [], ...options }: RemoteTestOptions = {}) =>
  openProfile({ ...options, api: [on(addNumber, DONE), on(sendNumberCode, SENT), on(verifyNumber, DONE), ...api] });

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function add(view: ReturnType<typeof open>, number: string) {
  await view.user.click(await screen.findByRole('button', { name: 'Add number' }));
  const shown = await dialog('Add a phone number');
  if (number) await view.user.type(shown.getByLabelText('Phone Number'), number);
  await view.user.click(shown.getByRole('button', { name: 'Add' }));
  return shown;
}

async function submit(view: ReturnType<typeof open>, code = '123456') {
  const shown = await dialog('Verify your phone');
  await view.user.type(shown.getByLabelText('6-digit code'), code);
  await view.user.click(shown.getByRole('button', { name: 'Verify' }));
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

it.each(['mobile', 'desktop'] as const)(
  'ACCESS-101..103, N-14: adds, sends a code at once, counts, verifies, and lists it again (%s)',
  async (layout) => {
    const view = open({ shell: { player: DEMO_PLAYER, layout } });
    await screen.findByText('None yet. You can add up to 2.');
    view.api.change(on(getOtherPhones, { data: [EXTRA] }));
    await add(view, NUMBER);
    const shown = await dialog('Verify your phone');
    expect(shown.getByRole('timer')).toHaveTextContent(/^(5:00|4:59)$/);
    expect(shown.getByLabelText('6-digit code')).toHaveFocus();
    view.api.change(on(getOtherPhones, { data: [{ ...EXTRA, isverify: 1 }] }));
    await submit(view);
    expect(await (await contactRow(NUMBER)).findByText('Verified')).toBeVisible();
    expect(view.api.writes().map(({ path, body }) => [path, body])).toEqual([
      ['/api/add/number', { phone: NUMBER }],
      ['/api/add/send-verification-code', { phone: NUMBER }],
      ['/api/add/verify-phone-number', { verification_code: '123456' }],
    ]);
    expect(view.api.sentTo(getOtherPhones)).toHaveLength(3);
    expect(view.api.sentTo(userShow)).toHaveLength(1);
    await noDialog();
  },
);

describe('at most two', () => {
  it.each([
    ['none', []],
    ['one', [EXTRA]],
  ])('ACCESS-105: with %s another can be added', async (_, data) => {
    open({ api: [on(getOtherPhones, { data })] });
    expect(await screen.findByRole('button', { name: 'Add number' })).toBeEnabled();
  });

  it('ACCESS-105: with two, the button is gone', async () => {
    open({ api: [on(getOtherPhones, { data: [EXTRA, OTHER] })] });
    expect(await screen.findByRole('group', { name: OTHER.contract_value })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add number' })).not.toBeInTheDocument();
  });
});

it.each([
  ['', 'Phone number is required'],
  ['017123456', 'Invalid phone number (10-15 digits)'],
  ['0171234567890123', 'Invalid phone number (10-15 digits)'],
  ['01712abc678', 'Invalid phone number (10-15 digits)'],
])('shows the problem of %j at the field, and sends nothing', async (number, text) => {
  const view = open();
  const shown = await add(view, number);
  expect(shown.getByLabelText('Phone Number')).toHaveAccessibleDescription(text);
  expect(shown.getByLabelText('Phone Number')).toHaveFocus();
  expect(view.api.writes()).toEqual([]);
});

it.each([
  ['it is taken', refusal('account.number_taken'), 'This phone number is already registered.'],
  ['it is known', refusal('account.number_known'), 'This number is already on your account.'],
  ['there are two', refusal('account.too_many_numbers'), 'You cannot add more than 2 numbers.'],
  ['nobody answers', networkFailure(), 'Check your connection and try again.'],
])('shows at the field that %s, keeps the number, and sends no code', async (_, reply, text) => {
  const view = open({ api: [on(addNumber, reply)] });
  const shown = await add(view, NUMBER);
  await waitFor(() => expect(shown.getByLabelText('Phone Number')).toHaveAccessibleDescription(text));
  expect(shown.getByLabelText('Phone Number')).toHaveValue(NUMBER);
  expect(view.api.sentTo(sendNumberCode)).toEqual([]);
  expect(view.shell.notes.errors).toEqual([]);
});

it('adds once for a double click and Enter', async () => {
  const view = open({ api: [on(addNumber, never())] });
  const shown = await add(view, NUMBER);
  await view.user.type(shown.getByLabelText('Phone Number'), '{Enter}');
  expect(view.api.sentTo(addNumber)).toHaveLength(1);
});

it('ACCESS-107: an added number whose code was not sent is in the list, to be verified later', async () => {
  const view = open({ api: [on(sendNumberCode, refusal('platform.too_many'))] });
  await screen.findByText('None yet. You can add up to 2.');
  view.api.change(on(getOtherPhones, { data: [EXTRA] }));
  await add(view, NUMBER);
  expect(await (await contactRow(NUMBER)).findByText('Not Verified')).toBeVisible();
  await noDialog();
  expect((await contactRow(NUMBER)).getByRole('button', { name: /^Verify: / })).toBeEnabled();
  expect(view.shell.notes.errors).toEqual([]);
  expect(failuresIn(logged)).toHaveLength(1);
});

it('ACCESS-102: sends a code to a number that was added earlier', async () => {
  const view = open({ api: [on(getOtherPhones, { data: [EXTRA] })] });
  await view.user.click(await (await contactRow(NUMBER)).findByRole('button', { name: /^Verify: / }));
  await dialog('Verify your phone');
  expect(view.api.writes().map(({ path, body }) => [path, body])).toEqual([['/api/add/send-verification-code', { phone: NUMBER }]]);
});

it('ACCESS-103, 107, C-54: a wrong code is only logged; the dialog closes and the number stays unverified', async () => {
  const view = open({ api: [on(getOtherPhones, { data: [EXTRA] }), on(verifyNumber, refusal('account.code_wrong'))] });
  await view.user.click(await (await contactRow(NUMBER)).findByRole('button', { name: /^Verify: / }));
  await submit(view, '000000');
  await noDialog();
  await waitFor(() => expect(view.api.sentTo(getOtherPhones)).toHaveLength(2));
  expect((await contactRow(NUMBER)).getByText('Not Verified')).toBeVisible();
  expect(view.shell.notes.errors).toEqual([]);
  expect(failuresIn(logged)).toHaveLength(1);
});

it('counts down only for the number that was sent a code last: the platform takes no other code', async () => {
  const view = open({ api: [on(getOtherPhones, { data: [EXTRA, OTHER] })] });
  for (const name of [NUMBER, OTHER.contract_value]) {
    await view.user.click(await (await contactRow(name)).findByRole('button', { name: /^Verify: / }));
    await dialog('Verify your phone');
    await view.user.keyboard('{Escape}');
    await noDialog();
  }
  expect((await contactRow(OTHER.contract_value)).getByRole('timer')).toBeVisible();
  expect((await contactRow(NUMBER)).queryByRole('timer')).not.toBeInTheDocument();
  expect((await contactRow(NUMBER)).getByRole('button', { name: /^Verify: / })).toBeEnabled();
});

it.each([
  ['en', 'Add number'],
  ['bn', 'নম্বর যোগ করুন'],
] as const)('asks for the number in a dialog that assistive technology can use (%s)', async (language, button) => {
  const { user } = open({ language });
  await user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('dialog');
  await expectAccessible();
});
