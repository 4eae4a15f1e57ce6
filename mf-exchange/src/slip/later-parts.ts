/* Parts of the slip that few bets need; they load together, after the slip. */

export { FreeBetChoice } from './free-bet-choice';
export { OrderChoices } from './order-choices';
export { StakeKeysForm } from './stake-keys-form';
