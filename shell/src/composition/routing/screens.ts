import type { RouteDecision } from './decide';

const WITHOUT_TOOLBAR = ['/exchange', '/odds-view', '/chat'];
/** Areas whose screens have their own bar at the top of a phone. */
const WITH_OWN_BAR = ['/exchange', '/odds-view'];
const CHAT = ['/chat', '/complaints'];

const isIn = (pathname: string, areas: readonly string[]) => areas.some((area) => pathname.startsWith(area));

/** Home, games, promotions and account screens show the toolbar; exchange and chat have their own. @see N-61 */
export const hasToolbar = (pathname: string) => !isIn(pathname, WITHOUT_TOOLBAR);

/** On a phone one bar is enough: the area's own bar takes the place of the site's header, except for the menu button. */
export const bringsOwnBar = (pathname: string) => isIn(pathname, WITH_OWN_BAR);

/** In the chat the button has no use, and it would cover the messages. */
export const hasChatButton = (pathname: string) => !isIn(pathname, CHAT);

/** Pages without header and toolbar: game window, chat box. */
export const isBare = (decision: RouteDecision) => decision.kind === 'remote' && decision.frame === 'bare';
