import { act, screen, waitFor, within } from '@testing-library/react';
import { getPaymentMethods, showPaymentMethod } from '@site/api/contracts/funds';
import { getPromotions } from '@site/api/contracts/site';
import { expectAccessible, never, on, refusal, TOKEN } from '@site/testing';
import { manifest } from '#manifest';
import { METHODS, ONLY_SHOWN, OVER, PADMA_CHANNELS, TO_COME, WELCOME } from './deposit.fixtures';
import { channel, channels, chooseMethod, method, openDeposit, typeAmount } from '#testing/open-deposit';

const methodNames = () =>
  within(screen.getByRole('group', { name: 'Payment method' }))
    .getAllByRole<HTMLInputElement>('radio')
    .map((one) => one.value);

it('FUNDS-001: the deposit is for players only', () => {
  expect(manifest.paths).toContainEqual(expect.objectContaining({ path: '/deposit', access: 'player' }));
});

describe.each(['mobile', 'desktop'] as const)('on %s', (layout) => {
  it('FUNDS-003: the page has the title Funds, and its tab Withdrawal leads to the withdrawal', async () => {
    const { user, location } = openDeposit({ layout });
    expect(screen.getByRole('heading', { level: 1, name: 'Funds' })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Funds' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Deposit', 'Withdrawal']);
    expect(tabs.getByRole('link', { current: 'page' })).toHaveAccessibleName('Deposit');
    await user.click(tabs.getByRole('link', { name: 'Withdrawal' }));
    expect(location().pathname).toBe('/withdrawal');
  });

  it('shows all inputs of a deposit, and the help', async () => {
    openDeposit({ layout });
    expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Promotion' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Amount' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Deposit records' })).toBeVisible();
    await expectAccessible();
  });
});

it('leads back to the account on a phone, where no side menu does', async () => {
  const { shell } = openDeposit();
  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account');
  await method('Padma Wallet');
  act(() => shell.change({ layout: 'desktop' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'My account' })).not.toBeInTheDocument());
});

describe('payment methods', () => {
  it.each([
    ['a plain list', METHODS],
    ['e-wallets', { type: 'ewallet' as const, pgs: METHODS }],
  ])('FUNDS-005, 026, 027, C-53: of %s only the active ones are shown, each name once', async (_, answer) => {
    const { api } = openDeposit({ api: [on(getPaymentMethods, answer)] });
    await method('Padma Wallet');
    expect(methodNames()).toEqual(['Padma Wallet', 'Doyel Pay']);
    expect(api.sentTo(getPaymentMethods)).toMatchObject([{ path: '/api/payment-methods', query: {} }]);
  });

  it('FUNDS-005: each method has its icon, its name and the tag "+2%"', async () => {
    openDeposit();
    for (const name of ['Padma Wallet', 'Doyel Pay']) {
      const card = (await method(name)).closest('label');
      expect(card).toHaveTextContent(`${name}+2%`);
      expect(card?.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/storage\/payments\/.+\.svg$/));
    }
  });

  it('shows a text when none is open', async () => {
    openDeposit({
      api: [
        on(
          getPaymentMethods,
          METHODS.filter(({ status }) => status !== 'active'),
        ),
      ],
    });
    expect(await screen.findByText('No payment methods now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', '/chat');
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  it('shows placeholders while they load', () => {
    openDeposit({ api: [on(getPaymentMethods, never())] });
    expect(screen.getByRole('status', { name: 'Payment methods are loading' })).toHaveAttribute('aria-busy', 'true');
  });

  it('offers another try when they cannot be loaded', async () => {
    const { user, api } = openDeposit({ api: [on(getPaymentMethods, refusal('platform.too_many'))] });
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.change(on(getPaymentMethods, METHODS));
    await user.click(again);
    expect(await method('Padma Wallet')).toBeVisible();
  });
});

describe('channels', () => {
  it('FUNDS-002: channels of each mobile wallet and of each bank can be chosen', async () => {
    const [first] = METHODS;
    if (!first) throw new Error('There is no method');
    const bank = { ...first, id: 90, name: 'Shapla Bank', icon: 'payments/shapla-bank.svg', account_type: 'Personal' as const };
    const { user } = openDeposit({ api: [on(getPaymentMethods, [...METHODS, bank])] });
    expect(await method('Shapla Bank')).toBeVisible();
    for (const name of methodNames()) {
      await chooseMethod(user, name);
      expect(await method(name)).toBeChecked();
      await user.click(await channel(/Send Money/));
      expect(await channel(/Send Money/)).toBeChecked();
    }
    expect(methodNames()).toEqual(expect.arrayContaining(['Padma Wallet', 'Doyel Pay', 'Shapla Bank']));
  });

  it('FUNDS-006, 007: channels have the names of their account kinds and their own limits', async () => {
    const { user } = openDeposit();
    await chooseMethod(user, 'Padma Wallet');
    await channel(/CashOut/);
    expect(channels().map((one) => one.closest('label')?.textContent)).toEqual([
      'CashOut500 - 25,000 BDT',
      'Send Money500 - 10,000 BDT',
      'Merchant100 - 25,000 BDT',
    ]);
  });

  it('FUNDS-028: channels are requested by the name of the method, with the bearer', async () => {
    const { user, api } = openDeposit();
    expect(api.sentTo(showPaymentMethod)).toEqual([]);
    await chooseMethod(user, 'Padma Wallet');
    await channel(/CashOut/);
    const [request, ...others] = api.sentTo(showPaymentMethod);
    expect(others).toEqual([]);
    expect(request).toMatchObject({ method: 'GET', path: '/api/showpayment-menthod', query: { name: 'Padma Wallet' } });
    expect(request?.headers['authorization']).toBe(`Bearer ${TOKEN}`);
  });

  it('FUNDS-015: channels belong to the chosen method, the first is chosen, and again after another method', async () => {
    const { user } = openDeposit();
    await chooseMethod(user, 'Padma Wallet');
    expect(await channel(/CashOut/)).toBeChecked();
    await user.click(await channel(/Merchant/));
    expect(await channel(/Merchant/)).toBeChecked();
    await chooseMethod(user, 'Doyel Pay');
    await waitFor(() => expect(channels()).toHaveLength(1));
    expect(await channel(/Send Money/)).toBeChecked();
    await chooseMethod(user, 'Padma Wallet');
    expect(await channel(/CashOut/)).toBeChecked();
  });

  it('shows a text when a method has none', async () => {
    const { user } = openDeposit({ api: [on(showPaymentMethod, { success: true, data: [] })] });
    await chooseMethod(user, 'Padma Wallet');
    expect(await screen.findByText(/takes no deposits right now/)).toBeVisible();
  });

  it('offers another try when they cannot be loaded', async () => {
    const { user, api } = openDeposit({ api: [on(showPaymentMethod, refusal('platform.too_many'))] });
    await chooseMethod(user, 'Padma Wallet');
    await screen.findByText('The channels could not be loaded.');
    const again = screen.getByRole('button', { name: 'Try again' });
    api.change(on(showPaymentMethod, { success: true, data: PADMA_CHANNELS }));
    await user.click(again);
    expect(await channel(/CashOut/)).toBeChecked();
  });
});

describe('promotions', () => {
  const options = () =>
    within(screen.getByRole('combobox', { name: 'Promotion' }))
      .getAllByRole('option')
      .map((one) => one.textContent);

  it('FUNDS-004, N-67: "No promotion" comes first; only promotions that are open now can be chosen', async () => {
    openDeposit({ api: [on(getPromotions, [OVER, WELCOME, TO_COME, ONLY_SHOWN])] });
    expect(await screen.findByRole('option', { name: 'Welcome lotus (+13%)' })).toBeInTheDocument();
    expect(options()).toEqual(['No promotion', 'Welcome lotus (+13%)']);
    expect(screen.getByRole('combobox', { name: 'Promotion' })).toHaveValue('');
  });

  it('FUNDS-004: the rounded bonus of the chosen promotion is shown at each method, beside "+2%"', async () => {
    const { user } = openDeposit({ api: [on(getPromotions, [WELCOME])] });
    await screen.findByRole('option', { name: 'Welcome lotus (+13%)' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Promotion' }), 'Welcome lotus (+13%)');
    expect(await method('Padma Wallet')).toHaveAccessibleName('Padma Wallet +2% +13%');
    expect(await method('Doyel Pay')).toHaveAccessibleName('Doyel Pay +2% +13%');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Promotion' }), 'No promotion');
    expect(await method('Padma Wallet')).toHaveAccessibleName('Padma Wallet +2%');
  });

  it('are called by their Bangla names in Bangla', async () => {
    openDeposit({ language: 'bn', api: [on(getPromotions, [WELCOME])] });
    expect(await screen.findByRole('option', { name: 'স্বাগত শাপলা (+13%)' })).toBeInTheDocument();
  });

  it('block nothing when they cannot be loaded', async () => {
    const { user, api } = openDeposit({ api: [on(getPromotions, refusal('platform.too_many'))] });
    const failure = (await screen.findByText('Promotions could not be loaded.')).closest('p');
    expect(await method('Padma Wallet')).toBeVisible();
    api.change(on(getPromotions, [WELCOME]));
    await user.click(within(failure as HTMLElement).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'Welcome lotus (+13%)' })).toBeInTheDocument();
  });
});

it('FUNDS-008: the form has ten quick amounts', async () => {
  openDeposit();
  const group = within(await screen.findByRole('group', { name: 'Quick amounts' }));
  const offered = '100 500 1,000 2,000 3,000 5,000 10,000 15,000 20,000 25,000';
  expect(group.getAllByRole('button').map((one) => one.textContent)).toEqual(offered.split(' '));
});

it('N-34: hints at the limits of the chosen channel, while the amount is outside them', async () => {
  const { user } = openDeposit();
  await chooseMethod(user, 'Padma Wallet');
  await channel(/CashOut/);
  await typeAmount(user, '100');
  expect(screen.getByText('CashOut takes 500 BDT or more.')).toBeVisible();
  await user.click(await channel(/Merchant/));
  expect(screen.queryByText(/takes 500 BDT or more/)).not.toBeInTheDocument();
  await user.click(await channel(/Send Money/));
  await typeAmount(user, '10001');
  expect(screen.getByText('Send Money takes at most 10,000 BDT.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
});

it('shows the result of the deposit before it is made', async () => {
  const { user } = openDeposit({ api: [on(getPromotions, [WELCOME])] });
  await screen.findByRole('option', { name: 'Welcome lotus (+13%)' });
  await typeAmount(user, '500');
  const row = (name: string | RegExp) => screen.getByText(name).nextElementSibling;
  expect(row('You pay')).toHaveTextContent('৳500.00');
  expect(row('Rebate 2%')).toHaveTextContent('+৳10.00');
  expect(row('Added to your wallet')).toHaveTextContent('৳510.00');
  expect(row('To stake before a withdrawal')).toHaveTextContent('৳510.00');
  expect(screen.queryByText(/Promotion bonus/)).not.toBeInTheDocument();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Promotion' }), 'Welcome lotus (+13%)');
  expect(row('Promotion bonus 13%')).toHaveTextContent('+৳63.00');
  expect(row('Added to your wallet')).toHaveTextContent('৳573.00');
  expect(row('To stake before a withdrawal')).toHaveTextContent('৳1,699.00');
});

it('leads to the limits that players set themselves', async () => {
  openDeposit();
  expect(await screen.findByRole('link', { name: 'Set your own limits' })).toHaveAttribute('href', '/responsible-gaming');
});

it('FUNDS-013, N-16: the page gives four tips', async () => {
  openDeposit();
  const card = within(screen.getByRole('region', { name: 'Deposit tips' }));
  expect(card.getAllByRole('listitem').map((tip) => tip.textContent)).toEqual([
    'Verify the phone number that you deposit from.',
    'Enter the correct reference number (TRX ID) of your transfer.',
    'Transfer only the amount that you selected, no more and no less.',
    'Attach the slip of the successful transfer.',
  ]);
  await method('Padma Wallet');
});

it('has no accessibility problem in Bangla', async () => {
  openDeposit({ language: 'bn' });
  expect(await screen.findByRole('button', { name: 'পরবর্তী' })).toBeVisible();
  await expectAccessible();
});
