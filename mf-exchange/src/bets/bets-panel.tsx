import { OpenBets } from './open-bets';

/** Everything that is open, of all events. */
export function BetsPanel() {
  return <OpenBets />;
}
