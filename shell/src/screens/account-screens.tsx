import type { ComponentType } from 'react';
import { lazyScreen } from '#composition/parts/lazy-screen';

/** Fetched with their words when they are entered: the first view of the site has no use for either. */
const accountScreen = (load: () => Promise<ComponentType>) =>
  lazyScreen(async () => {
    const [{ addAccountTexts }, Screen] = await Promise.all([import('./account/account-texts'), load()]);
    await addAccountTexts();
    return Screen;
  });

export const AccountMenu = accountScreen(async () => (await import('./account-menu/account-menu.page')).AccountMenuPage);
export const MemberCenter = accountScreen(async () => (await import('./member-center/member-center.page')).MemberCenterPage);
export const MoneyOut = accountScreen(async () => (await import('./money-out/money-out.page')).MoneyOutPage);
