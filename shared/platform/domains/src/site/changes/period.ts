import { Refusal } from '@site/platform-kit/base/refusal';
import { momentOrNull } from '@site/platform-kit/data/columns';

/** A moment of a call: ISO 8601, or empty for none. @param text a column */
export const momentText = (text: string | null) => momentOrNull(text)?.toISOString() ?? '';

/** @throws Refusal `platform.invalid` for an end that is not after the beginning. @param until empty: without an end */
export function refuseEmptyPeriod(from: string, until: string) {
  if (from !== '' && until !== '' && Date.parse(until) <= Date.parse(from))
    throw new Refusal('platform.invalid', { errors: { until: ['The end is not after the beginning.'] } });
}
