import { screen } from '@testing-library/react';
import { call } from '@site/api';
import { updateProfile } from '@site/api/contracts/account';
import { getPaymentMethods, showPaymentMethod } from '@site/api/contracts/funds';
import { getPromotions, getSliders } from '@site/api/contracts/site';
import * as z from '@site/api/schema';
import { offContract, on } from '@site/testing';
import { DESKTOP_WIDTH, endShells, renderShell } from '#testing/render-shell';

afterEach(endShells);

const SLIDE = { link: 'PADMAPLAY/SLOT/PP1042', name: 'Welcome' };
const sliders = (slide: object) => [{ status: 'active', slider_type: 'Main', slides: [slide] }];
const PROMOTION = {
  id: 1,
  name: 'Welcome',
  desc: 'Twice the first deposit',
  thumbnail: 'promotions/a.svg',
  start_date: '2026-01-01T00:00:00.000Z',
  end_date: '2026-12-31T00:00:00.000Z',
  status: 'active',
  turnover: 3,
  categories: [1],
};

it('SHELL-015: the address of the referral program is spelt as in the specification', async () => {
  await renderShell({ path: '/refrrel-program', width: DESKTOP_WIDTH, isPlayer: true });
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Nothing grows here');
  expect(screen.getByRole('link', { name: 'Referral Program' })).toHaveAttribute('href', '/refrrel-program');
});

it('SHELL-015: the channels of a method are at the address that the specification spells', () => {
  expect(showPaymentMethod.path).toBe('/api/showpayment-menthod');
});

it.each([
  ['the date of birth as `dofb`', updateProfile.output, {}, { dofb: '1990-01-01' }, { dob: '1990-01-01' }],
  ['the e-wallets as `pgs`', getPaymentMethods.output, { type: 'ewallet' }, { pgs: [] }, { pgw: [] }],
])('SHELL-015: the contract accepts %s only', (_, schema, rest, odd, corrected) => {
  expect(z.safeParse(schema, { ...rest, ...odd }).success).toBe(true);
  expect(z.safeParse(schema, { ...rest, ...corrected }).success).toBe(false);
});

it('SHELL-015: no page is at the corrected address of the referral program', async () => {
  await renderShell({ path: '/referral-program', width: DESKTOP_WIDTH, isPlayer: true });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing grows here');
});

it.each([
  ['a slide’s `thubmnail`', getSliders, sliders({ ...SLIDE, thubmnail: 'a.svg' }), sliders({ ...SLIDE, thumbnail: 'a.svg' })],
  ['a promotion’s `deposit_bouns`', getPromotions, [{ ...PROMOTION, deposit_bouns: 100 }], [{ ...PROMOTION, deposit_bonus: 100 }]],
])('SHELL-015: the page reads %s under its odd name only', async (_, endpoint, odd, corrected) => {
  const { platform } = await renderShell();
  platform.change(on(endpoint, offContract(odd)));
  await expect(call<typeof endpoint>(endpoint, {})).resolves.toEqual(odd);
  platform.change(on(endpoint, offContract(corrected)));
  await expect(call<typeof endpoint>(endpoint, {})).rejects.toMatchObject({ kind: 'off-contract' });
});
