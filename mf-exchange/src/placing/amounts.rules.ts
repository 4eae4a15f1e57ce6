import type { Price, Side } from '@site/api/contracts/exchange';

/** True if `now` is a better price for the player than `asked`; a lay or NO gains by a lower price. */
export const isBetterPrice = (side: Side, now: Price, asked: Price) => (side === 'back' || side === 'yes' ? now > asked : now < asked);

/** A YES gains by a low line, a NO by a high one. */
export const isBetterRun = (side: Side, now: number, asked: number) => (side === 'yes' ? now < asked : now > asked);
