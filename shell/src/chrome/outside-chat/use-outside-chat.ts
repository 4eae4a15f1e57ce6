import type { MouseEvent } from 'react';
import { atom, useSetAtom } from 'jotai';
import { MONEY_SCREENS, outsideChatOf, type OutsideChat } from '@site/api/contracts/site';
import { useLocation, useShell } from '@site/remote';
import { hasChatButton } from '#composition/routing/screens';
import { exchangeHost } from '#composition/services/exchange-host';
import { menuOpenAtom } from '#core/layout/side-menu.atoms';

export const outsideChatOpenAtom = atom(false);

/** The operator's outside chat, where this screen may show it; null: the site's own chat is used. @see N-21 */
export function useOutsideChat(): OutsideChat | null {
  const { settings } = useShell();
  const { pathname } = useLocation();
  const isAllowed = hasChatButton(pathname) && !MONEY_SCREENS.some((screen) => pathname.startsWith(screen));
  return settings && isAllowed ? outsideChatOf(settings, exchangeHost()) : null;
}

/** Click handler for links to the site's own chat: it opens the outside chat instead. Undefined where there is no outside chat. */
export function useOpenOutsideChat() {
  const setOpen = useSetAtom(outsideChatOpenAtom);
  const setMenuOpen = useSetAtom(menuOpenAtom);
  const { layout } = useShell();
  if (!useOutsideChat()) return undefined;
  return (event?: MouseEvent) => {
    // In a new tab the link opens its own page.
    if (event?.ctrlKey || event?.metaKey || event?.shiftKey) return;
    event?.preventDefault();
    if (layout === 'mobile') setMenuOpen(false);
    setOpen(true);
  };
}
