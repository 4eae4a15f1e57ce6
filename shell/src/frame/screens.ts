import type { Decision } from '../routing/decide';

const WITHOUT_TOOLBAR = ['/exchange', '/odds-view', '/chat'];
const CHAT = ['/chat', '/complaints'];

const isIn = (pathname: string, areas: readonly string[]) => areas.some((area) => pathname.startsWith(area));

/** The toolbar stands on home, games, promotions and account screens; exchange and chat bring their own. @see N-61 */
export const hasToolbar = (pathname: string) => !isIn(pathname, WITHOUT_TOOLBAR);

/** Who is in the chat needs no way to it, and nothing that stands before its words. */
export const hasChatButton = (pathname: string) => !isIn(pathname, CHAT);

/** The page has the screen to itself: game window, chat box. */
export const isBare = (decision: Decision) => decision.kind === 'remote' && decision.frame === 'bare';
