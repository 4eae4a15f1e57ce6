import type { SupplierFacts } from '@site/api/contracts/catalogue';
import { formatCount } from '@site/i18n';

/** A share with two decimals; both languages write Latin digits. */
export const shareText = (percent: number) => `${percent.toFixed(2)} %`;

/** A multiple of the stake, with decimals only where it has some. */
export const timesText = (times: number) => (Number.isInteger(times) ? formatCount(times) : times.toFixed(2));

/** Text key and parameters for the length of a round. */
export function roundText({ kind, longest_s: longestS }: SupplierFacts['round']): [key: string, params: Record<string, number>] {
  if (kind === 'instant' || longestS === null) return ['info.round.instant', {}];
  return kind === 'moves' ? ['info.round.moves', { minutes: Math.round(longestS / 60) }] : ['info.round.time', { seconds: longestS }];
}
