import type { General } from '@site/api/contracts/site';
import type { OperatorSettings } from './general.defaults';

/** The public part of the settings. */
export function presentGeneral({
  welcome_credit: _credit,
  payment_list: _shape,
  auto_review: _review,
  withdrawal_revert: _revert,
  ...general
}: OperatorSettings): General {
  return general;
}
