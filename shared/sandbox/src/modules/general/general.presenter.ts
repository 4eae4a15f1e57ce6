import type { General } from '@site/api/contracts/site';
import type { OperatorSettings } from './general.defaults';

/** The public part of the settings. */
export function presentGeneral({ welcome_credit: _private, ...general }: OperatorSettings): General {
  return general;
}
