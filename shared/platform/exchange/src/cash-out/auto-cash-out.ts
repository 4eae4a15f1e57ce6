import type { AutoCashOut, AutoCashOutEnd, AutoCashOutProblem } from '@site/api/contracts/exchange';
import type { Paisa } from '@site/api/money';

/** One automatic cash-out as it is kept; amounts in paisa. */
export interface AutoCashOutRow {
  id: number;
  playerId: number;
  marketId: string;
  eventId: string;
  /** Least profit at which it is executed; above zero. */
  target: Paisa | null;
  /** Loss from which it is executed; above zero. */
  stop: Paisa | null;
  state: AutoCashOut['state'];
  reason: AutoCashOutEnd | null;
  problem: AutoCashOutProblem | null;
  betId: number | null;
  /** The lowest result over all outcomes after its execution. */
  result: Paisa | null;
  /** Moment from which prices count for it. */
  activeAt: Date;
  endedAt: Date | null;
}

/** Change of one armed order in a turn. */
export type AutoCashOutChange = Pick<AutoCashOutRow, 'id' | 'state' | 'reason' | 'problem' | 'betId' | 'result'>;
