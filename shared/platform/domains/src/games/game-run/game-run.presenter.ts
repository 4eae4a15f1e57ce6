import { printAmount, type Paisa } from '@site/api/money';
import type { GameSession } from './game-run.repository';

interface SessionFacts {
  session: GameSession;
  rounds: number;
  turnover: Paisa;
  net: Paisa;
  now: Date;
}

export function presentSession({ session, rounds, turnover, net, now }: SessionFacts) {
  const { code, name, platform } = session.game;
  return {
    started_at: session.startedAt.toISOString(),
    now: now.toISOString(),
    game: { code, name, platform },
    rounds,
    turnover: printAmount(turnover),
    net: printAmount(net),
  };
}
