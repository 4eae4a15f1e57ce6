import { screen, waitFor, within } from '@testing-library/react';
import { getOtherPhones, userShow, type OtherPhone, type Profile } from '@site/api/contracts/account';
import { getPaymentMethods, submitDeposit } from '@site/api/contracts/funds';
import { createShellDouble, DEMO_PLAYER } from '@site/remote/testing';
import { on, refusal } from '@site/testing';
import { BEGUN, fieldsOf, NUMBER, openMakePayment, PLAYER_PROFILE } from '#testing/open-make-payment';

const phones = () => screen.getByLabelText('Phone number you paid from');
const offered = () =>
  within(phones())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const trx = () => screen.getByLabelText('TRX ID');
const submit = () => screen.getByRole('button', { name: 'Submit' });

const open = (profile: Partial<Profile>, others: OtherPhone[] = []) =>
  openMakePayment({ api: [on(userShow, { ...PLAYER_PROFILE, ...profile }), on(getOtherPhones, { data: others })] });

const EXTRA = { contract_value: '8801811111111', isverify: 1 };

describe('the phones to choose from', () => {
  it.each([
    ['the own phone alone', { session_id: '1' }, [], ['01712345678']],
    ['the own phone, then verified extra numbers', { session_id: 1 }, [EXTRA], ['01712345678', '01811111111']],
    ['no own phone that is not verified', { session_id: '0' }, [EXTRA], ['01811111111']],
    ['no extra number that is not verified', { session_id: '1' }, [{ ...EXTRA, isverify: 0 }], ['01712345678']],
  ])('FUNDS-042: are %s', async (_, profile, others, numbers) => {
    open(profile, others);
    await waitFor(() => expect(offered()).toEqual(numbers));
    expect(phones()).toHaveValue(numbers[0]);
  });

  it('FUNDS-042: are none without a verified number; the page links to the profile', async () => {
    open({ session_id: '0' });
    expect(await screen.findByText('You have no verified phone number yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verify a number' })).toHaveAttribute('href', '/profile');
    expect(offered()).toEqual(['No number']);
  });

  it('FUNDS-042, C-23: leave out a number of 10 digits; the page asks the player to add another', async () => {
    open({ session_id: '1', phone: '0171234567' }, [EXTRA]);
    expect(await screen.findByText(/^0171234567 has fewer than 11 digits/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a number' })).toHaveAttribute('href', '/profile');
    expect(offered()).toEqual(['01811111111']);
  });

  it('can be requested again when they could not be loaded', async () => {
    const { api, user } = openMakePayment({ api: [on(getOtherPhones, refusal('platform.too_many'))] });
    expect(await screen.findByText('Your phone numbers could not be loaded.')).toBeVisible();
    api.change(on(getOtherPhones, { data: [EXTRA] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(offered()).toEqual(['01712345678', '01811111111']));
  });
});

it('FUNDS-043, C-23: three country codes are offered, and none of them is sent', async () => {
  const { api, user } = openMakePayment();
  await waitFor(() => expect(phones()).toHaveValue('01712345678'));
  const codes = screen.getByLabelText('Country code');
  expect(
    within(codes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['+880', '+91', '+92']);
  expect(codes).toHaveValue('+880');
  await user.selectOptions(codes, '+91');
  await user.type(trx(), 'BK7M2Q9XTA');
  await user.click(submit());
  await waitFor(() => expect(api.sentTo(submitDeposit)).toHaveLength(1));
  expect(fieldsOf(api.sentTo(submitDeposit)[0]!)).toMatchObject({ account_number: '01712345678' });
});

it('FUNDS-035, C-51: the chosen phone of the player is sent, not the receiving number', async () => {
  const { api, user } = open({ session_id: '1' }, [EXTRA]);
  await screen.findByText(NUMBER);
  await user.selectOptions(phones(), '01811111111');
  await user.type(trx(), 'BK7M2Q9XTA');
  await user.click(submit());
  await waitFor(() => expect(api.sentTo(submitDeposit)).toHaveLength(1));
  expect(fieldsOf(api.sentTo(submitDeposit)[0]!).account_number).toBe('01811111111');
});

describe('the checks of Submit', () => {
  it('FUNDS-044, 045: without a number and a TRX ID the problem of the number is shown, and nothing is sent', async () => {
    const { api, user } = open({ session_id: '0' });
    await screen.findByText('You have no verified phone number yet.');
    await user.click(submit());
    expect(phones()).toHaveAccessibleDescription('Please provide a valid 11-digit account number.');
    expect(phones()).toHaveFocus();
    expect(screen.queryByText(/provide your TRX ID/)).not.toBeInTheDocument();
    expect(api.writes()).toEqual([]);
  });

  it('FUNDS-045: a blank TRX ID is marked at its field until the player types one', async () => {
    const { api, user } = openMakePayment();
    await waitFor(() => expect(phones()).toHaveValue('01712345678'));
    await user.type(trx(), '   ');
    await user.click(submit());
    expect(trx()).toHaveAccessibleDescription(/^Please provide your TRX ID. It should be valid./);
    expect(trx()).toHaveFocus();
    expect(api.writes()).toEqual([]);
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.click(submit());
    expect(trx()).toHaveFocus();
    await user.type(trx(), 'B');
    expect(trx()).not.toBeInvalid();
  });

  it('are made on Enter as well', async () => {
    const { user } = openMakePayment();
    await waitFor(() => expect(phones()).toHaveValue('01712345678'));
    await user.type(trx(), '{Enter}');
    expect(trx()).toBeInvalid();
  });
});

it("shows an example of the method's TRX ID, and does not change the typed one", async () => {
  openMakePayment();
  await waitFor(() => expect(trx()).toHaveAttribute('placeholder', 'e.g. BK7M2Q9XTA'));
  expect(trx()).toHaveAttribute('autocapitalize', 'none');
  expect(trx()).toHaveAttribute('spellcheck', 'false');
});

it('shows no example where the method has none', async () => {
  const { api } = openMakePayment({ api: [on(getPaymentMethods, [])] });
  await waitFor(() => expect(api.sentTo(getPaymentMethods)).toHaveLength(1));
  expect(trx()).not.toHaveAttribute('placeholder');
});

describe('another release in the middle of it', () => {
  const others = [on(getOtherPhones, { data: [EXTRA] })];

  it('keeps the TRX ID and the phone of this payment', async () => {
    const shell = createShellDouble({ player: DEMO_PLAYER });
    const first = openMakePayment({ shell, api: others });
    await waitFor(() => expect(offered()).toHaveLength(2));
    await first.user.type(trx(), 'BK7M2Q9XTA');
    await first.user.selectOptions(phones(), '01811111111');
    first.unmount();
    openMakePayment({ shell, api: others });
    expect(trx()).toHaveValue('BK7M2Q9XTA');
    await waitFor(() => expect(phones()).toHaveValue('01811111111'));
  });

  it('keeps no TRX ID for another payment', async () => {
    const shell = createShellDouble({ player: DEMO_PLAYER });
    const first = openMakePayment({ shell });
    await first.user.type(trx(), 'BK7M2Q9XTA');
    first.unmount();
    openMakePayment({ shell, state: { ...BEGUN, amount: '600' } });
    expect(trx()).toHaveValue('');
  });
});
