import { BetsList } from './bets-list';

/** All open bets of all events, without a title: the caller shows one. */
export function BetsPanel() {
  return <BetsList />;
}
