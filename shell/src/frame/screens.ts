import type { Decision } from '../routing/decide';

const WITHOUT_TOOLBAR = ['/exchange', '/odds-view', '/chat'];

/** The toolbar stands on home, games, promotions and account screens; exchange and chat bring their own. @see N-61 */
export const hasToolbar = (pathname: string) => !WITHOUT_TOOLBAR.some((area) => pathname.startsWith(area));

/** The page has the screen to itself: game window, chat box. */
export const isBare = (decision: Decision) => decision.kind === 'remote' && decision.frame === 'bare';
