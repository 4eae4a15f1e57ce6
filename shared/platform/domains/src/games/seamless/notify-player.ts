import type { Paisa } from '@site/api/money';
import type { GameSession } from '../game-run/game-run.repository';
import { writeSum } from '#notifications';
import type { SeamlessCall } from './money-call';
import { playCorrectedMessage, stakeReturnedMessage } from './seamless.messages';

/** Money that a call moved in the wallet of a session, in paisa. */
export interface Moved {
  session: GameSession;
  cash: Paisa;
}

const aboutOf = (what: string, { game, wallet }: GameSession) => `${what}:${game.name}${wallet === 'transfer' ? ':own' : ''}`;

/** Reports money that moved after its round was over; all calls add up to one sum until the player has read it. */
export const notifyCorrected = ({ tx, at }: SeamlessCall, { session, cash }: Moved) =>
  writeSum(tx, {
    playerId: session.playerId,
    at,
    about: aboutOf('corrected', session),
    paisa: cash,
    words: (sum) => playCorrectedMessage(session, sum),
  });

/** Reports stakes that the game gives back, added up in the same way. */
export const notifyReturned = ({ tx, at }: SeamlessCall, { session, cash }: Moved) =>
  writeSum(tx, {
    playerId: session.playerId,
    at,
    about: aboutOf('returned', session),
    paisa: cash,
    words: (sum) => stakeReturnedMessage(session, sum),
  });
