import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import { getPromotion, getPromotions } from '@site/api/contracts/site';
import { useNavigate } from '@site/remote';
import { DEMO_PLAYER } from '@site/remote/testing';
import {
  ALL_TRIES_MS,
  expectAccessible,
  networkFailure,
  never,
  on,
  refusal,
  renderRemote,
  startFakeClock,
  type RemoteTestOptions,
} from '@site/testing';
import { PROMOTIONS as PATH } from '#paths';
import { texts } from '#fixtures';
import { manifest } from '#manifest';
import { promotion, PROMOTIONS } from './promotions.fixtures';
import { PromotionsPage } from './promotions.page';

const PLAYER = { player: DEMO_PLAYER } as const;
const DESKTOP = { layout: 'desktop' } as const;

/** Works like the browser's own Back button. */
function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}
const pageWithBack = (
  <>
    <PromotionsPage />
    <Back />
  </>
);

const open = (options: RemoteTestOptions = {}, page = <PromotionsPage />) =>
  renderRemote(page, {
    path: PATH,
    texts,
    shell: PLAYER,
    ...options,
    api: [on(getPromotions, PROMOTIONS), on(getPromotion, promotion(2, 'First deposit', { categories: [99, 1] })), ...(options.api ?? [])],
  });

const card = async (name: string) => {
  const item = (await screen.findByRole('heading', { level: 3, name })).closest('li');
  if (!item) throw new Error(`${name} is not a card`);
  return item;
};
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('REWARDS-028: is for players only; on a desktop the shell lets visitors in', () => {
  expect(manifest.paths).toContainEqual({ path: '/promotions', access: 'player' });
});

it('REWARDS-029: has thirteen tabs in order', async () => {
  open();
  await card('First deposit');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'ALL',
    'Welcome Offer',
    'Slots',
    'Live Casino',
    'Sports',
    'Fishing',
    'E-sports',
    'Lottery',
    'P2P',
    'Table',
    'Arcade',
    'Crash',
    'Others',
  ]);
});

it('REWARDS-029, M-21: a tab filters, and its category is kept in the address', async () => {
  const { user, location } = open();
  await card('First deposit');
  await user.click(screen.getByRole('tab', { name: 'Sports' }));
  expect(location().search).toBe('?category=4');
  expect(titles()).toEqual(['Sports welcome']);
  await user.click(screen.getByRole('tab', { name: 'Fishing' }));
  expect(screen.getByText('No Data')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'ALL' }));
  expect(location().search).toBe('');
  expect(titles()).toHaveLength(4);
});

it('REWARDS-035: opens at the category that a link names, and at ALL for a hidden one', async () => {
  const { unmount } = open({ path: `${PATH}?category=512` });
  await card('Lily week');
  expect(titles()).toEqual(['Lily week']);
  unmount();
  open({ path: `${PATH}?category=4096` });
  await card('Lily week');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('ALL');
});

it('REWARDS-031: shows those for deposits and the displayed ones apart', async () => {
  open();
  const active = within(await screen.findByRole('region', { name: 'For your deposit' }));
  expect(active.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'First deposit',
    'Rain of next year',
  ]);
  const display = within(screen.getByRole('region', { name: 'On show' }));
  expect(display.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Lily week', 'Sports welcome']);
});

describe('a card on a phone', () => {
  it('REWARDS-030: shows thumbnail, name, the first five words and the days', async () => {
    open();
    const first = await card('Sports welcome');
    expect(first.querySelector('img')).toHaveAttribute('src', '/storage/promotions/1.svg');
    expect(within(first).getByText('One two three four five…')).toBeVisible();
    expect(within(first).getByText('01/01/2024 - 31/12/2024')).toBeVisible();
    expect(within(first).getByText('Ended')).toBeVisible();
  });

  it('links to the deposit where it can be used now, and nowhere else', async () => {
    open();
    expect(within(await card('First deposit')).getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/deposit');
    for (const name of ['Sports welcome', 'Lily week', 'Rain of next year']) {
      expect(within(await card(name)).queryByRole('link', { name: 'Deposit' })).not.toBeInTheDocument();
    }
  });
});

describe('the details', () => {
  const details = async (user: ReturnType<typeof open>['user'], name: string) => {
    await user.click(within(await card(name)).getByRole('link', { name: `Details ${name}` }));
    return within(await screen.findByRole('dialog', { name }));
  };

  it('REWARDS-033, N-45: are requested by id, without a token, and open over the page', async () => {
    const { user, api, location } = open({ shell: DESKTOP });
    const dialog = await details(user, 'First deposit');
    expect(dialog.getByText('One two three four five six seven')).toBeVisible();
    expect(dialog.getByText('৳5,000.00')).toBeVisible();
    expect(dialog.getByText('12 × (deposit + bonus)')).toBeVisible();
    expect(dialog.getByText('Welcome Offer, Slots')).toBeVisible();
    expect(location().search).toBe('?promotion=2');
    const [sent] = api.sentTo(getPromotion);
    expect(sent?.path).toBe('/api/promotions/2');
    expect(sent?.headers).not.toHaveProperty('authorization');
    await expectAccessible();
  });

  it('close again, and the category stays', async () => {
    const { user, location } = open({ path: `${PATH}?category=1` });
    const dialog = await details(user, 'First deposit');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location().search).toBe('?category=1');
  });

  it.each([
    ['card', 'First deposit', /^Details First deposit/],
    ['banner', 'Lily week', /^New\s*Lily week/],
  ])('opened from the %s leave the list in the history once, so that Back leads away from it', async (_, name, link) => {
    const { user, location } = open({ path: `${PATH}?category=1`, shell: DESKTOP }, pageWithBack);
    await card('First deposit');
    await user.click(screen.getByRole('tab', { name: 'ALL' }));
    await user.click(screen.getByRole('link', { name: link }));
    expect(location().search).toMatch(/^\?promotion=/);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location().search).toBe(''));
    await card(name);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(location().search).toBe('?category=1'));
  });

  it('can be linked to; closed, they do not come back with Back', async () => {
    const { user, location } = open({ path: `${PATH}?category=1&promotion=2` }, pageWithBack);
    const dialog = within(await screen.findByRole('dialog', { name: 'First deposit' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(location().search).toBe('?category=1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('of a promotion that is over have only a close button', async () => {
    const { user } = open({ api: [on(getPromotion, never())] });
    const dialog = await details(user, 'Sports welcome');
    expect(dialog.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close']);
    expect(dialog.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it("are the platform's latest answer, and those of the requested promotion", async () => {
    const later = promotion(3, 'Lily fortnight', { deposit_bouns: 75 });
    const { user, api } = open({ api: [on(getPromotion, later)] });
    await user.click(within(await card('Lily week')).getByRole('link', { name: 'Details Lily week' }));
    expect(await screen.findByRole('dialog', { name: 'Lily fortnight' })).toHaveTextContent('75% bonus');
    expect(api.sentTo(getPromotion).map(({ path }) => path)).toEqual(['/api/promotions/3']);
  });

  it('show that there is no such promotion', async () => {
    open({ path: `${PATH}?promotion=77`, api: [on(getPromotion, refusal('platform.not_found'))] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was found here.');
  });

  it('show the promotion of the list while they load', async () => {
    const { user } = open({ api: [on(getPromotion, never())] });
    const dialog = await details(user, 'Lily week');
    expect(dialog.getByText('One two three four five six seven')).toBeVisible();
    expect(dialog.queryByText('At most')).not.toBeInTheDocument();
  });

  it('stay closed for a wrong id', async () => {
    open({ path: `${PATH}?promotion=../2` });
    await card('First deposit');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('on a desktop', () => {
  it('REWARDS-036: has a banner with the promotion that started last', async () => {
    open({ shell: DESKTOP });
    await card('First deposit');
    const banner = within(screen.getByRole('heading', { level: 1, name: 'Promotions' }).closest('header') as HTMLElement);
    expect(banner.getByRole('link', { name: /Lily week/ })).toHaveAttribute('href', `${PATH}?promotion=3`);
  });

  it('REWARDS-036, 038, M-22: cards show title, description and duration', async () => {
    open({ shell: DESKTOP });
    const first = await card('Sports welcome');
    expect(within(first).getByText('One two three four five six seven')).toBeVisible();
    expect(within(first).getByText('2024/01/01 00:00:00 ~ 2024/12/31 23:59:59')).toBeVisible();
    expect(first).toHaveAttribute('data-pk', '1');
    expect(first).toHaveAttribute('data-categories', '99 4');
  });

  it('REWARDS-036, M-24: a visitor is asked to sign up at the old address', async () => {
    open({ shell: DESKTOP });
    for (const name of ['First deposit', 'Sports welcome']) {
      expect(within(await card(name)).getByRole('link', { name: 'Sign Up Now' })).toHaveAttribute('href', '/page/guest/register.jsp');
    }
  });

  it('a player is not asked to sign up', async () => {
    open({ shell: { ...PLAYER, ...DESKTOP } });
    await card('First deposit');
    expect(screen.queryByRole('link', { name: 'Sign Up Now' })).not.toBeInTheDocument();
  });

  it.each([
    ['beyond its end', 900, 900],
    ['within it', 300, 0],
  ])('the row of categories shows the one that a link names: %s', async (_, left, scrolled) => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.role === 'tab' ? new DOMRect(left, 0, 100, 40) : new DOMRect(0, 0, 700, 40);
    });
    open({ shell: DESKTOP, path: `${PATH}?category=512` });
    await card('Lily week');
    expect(screen.getByRole('tablist').scrollLeft).toBe(scrolled);
    jest.restoreAllMocks();
  });

  it('REWARDS-037: the row of categories shows 7, and 4, 3 or 2 on narrower screens', () => {
    const css = readFileSync(join(__dirname, 'category-slider.module.css'), 'utf8');
    const shown = [...css.matchAll(/(?:@media \(max-width: (\d+)px\) {\s*)?\.slider {\s*--shown: (\d);/g)];
    expect(shown.map(([, upTo = 'every width', count]) => `${upTo}: ${count}`)).toEqual(['every width: 7', '1023: 4', '599: 3', '479: 2']);
    expect(css).toContain('grid-auto-columns: calc((100% - (var(--shown) - 1) * var(--between)) / var(--shown))');
  });

  it('REWARDS-037: arrows scroll the row of categories by its visible width', async () => {
    const { user } = open({ shell: DESKTOP });
    await card('First deposit');
    const list = screen.getByRole('tablist', { name: 'Promotion categories' });
    expect(screen.getByRole('button', { name: 'Next categories' })).toHaveAttribute('aria-disabled', 'true');
    Object.defineProperties(list, { clientWidth: { value: 700 }, scrollWidth: { value: 1300 } });
    act(() => void window.dispatchEvent(new Event('resize')));
    await user.click(screen.getByRole('button', { name: 'Next categories' }));
    expect(list.scrollLeft).toBe(700);
    act(() => void list.dispatchEvent(new Event('scroll')));
    await user.click(screen.getByRole('button', { name: 'Next categories' }));
    expect(list.scrollLeft).toBe(700);
    await user.click(screen.getByRole('button', { name: 'Previous categories' }));
    expect(list.scrollLeft).toBe(0);
  });
});

it('keeps its shape while it loads', () => {
  open({ api: [on(getPromotions, never())] });
  expect(screen.getByRole('status', { name: 'Loading promotions' })).toHaveAttribute('aria-busy', 'true');
});

it('shows a text when there is nothing', async () => {
  open({ api: [on(getPromotions, [])] });
  expect(await screen.findByText('No Data')).toBeVisible();
});

it('shows when it could not load, and tries again', async () => {
  const clock = startFakeClock();
  const { user, api } = open({ api: [on(getPromotions, networkFailure())], advanceTimers: clock.advance });
  await clock.advance(ALL_TRIES_MS);
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection and try again.');
  api.change(on(getPromotions, PROMOTIONS));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('First deposit')).toBeVisible();
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  const first = await card('First deposit বাংলা');
  expect(within(first).getByText('এক দুই তিন চার পাঁচ…')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'লাইভ ক্যাসিনো' })).toBeVisible();
});

it.each([
  ['en', 'mobile'],
  ['bn', 'desktop'],
] as const)('has no accessibility problem (%s, %s)', async (language, layout) => {
  open({ language, shell: { layout } });
  await screen.findAllByRole('heading', { level: 3 });
  await expectAccessible();
});
