import { BetsList } from './bets-list';

/** Everything that is open, of all events; whoever shows it gives it a title. */
export function BetsPanel() {
  return <BetsList />;
}
