import { writeSum } from '../modules/inbox/inbox.service';
import type { MoneyCall } from './money-call';
import { playCorrectedMessage, stakeReturnedMessage } from './seamless.messages';

/** Of money that moved after its round was over; of all calls in one sum until the player has read it. */
export const tellCorrected = ({ tx, at }: MoneyCall, playerId: number, game: string, paisa: bigint) =>
  writeSum(tx, { playerId, at, about: `corrected:${game}`, paisa, words: (sum) => playCorrectedMessage(game, sum) });

/** The same of stakes that the game gives back. */
export const tellReturned = ({ tx, at }: MoneyCall, playerId: number, game: string, paisa: bigint) =>
  writeSum(tx, { playerId, at, about: `returned:${game}`, paisa, words: (sum) => stakeReturnedMessage(game, sum) });
