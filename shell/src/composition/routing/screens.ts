import type { Decision } from './decide';

const WITHOUT_TOOLBAR = ['/exchange', '/odds-view', '/chat'];
/** Areas whose screens have a bar of their own at the top of a phone. */
const WITH_OWN_BAR = ['/exchange', '/odds-view'];
const CHAT = ['/chat', '/complaints'];

const isIn = (pathname: string, areas: readonly string[]) => areas.some((area) => pathname.startsWith(area));

/** The toolbar stands on home, games, promotions and account screens; exchange and chat bring their own. @see N-61 */
export const hasToolbar = (pathname: string) => !isIn(pathname, WITHOUT_TOOLBAR);

/** On a phone one bar is enough: the site's header leaves its place, but for the menu, to the one that the area brings. */
export const bringsOwnBar = (pathname: string) => isIn(pathname, WITH_OWN_BAR);

/** Who is in the chat needs no way to it, and nothing that stands before its words. */
export const hasChatButton = (pathname: string) => !isIn(pathname, CHAT);

/** The page has the screen to itself: game window, chat box. */
export const isBare = (decision: Decision) => decision.kind === 'remote' && decision.frame === 'bare';
