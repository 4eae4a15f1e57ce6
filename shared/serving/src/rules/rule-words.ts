import type { Sample } from '../promql';

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;
const PLACE = /\{\{ (\$labels\.\w+|\$value)(?: \| ([^{}]+))? \}\}/g;

/**
 * The sentence of a rule about one bad value.
 * @param template as in the rules: `$labels.name` and `$value`, with `printf "%.1f"`, `humanizePercentage` or `humanizeDuration`
 */
export const wordsOf = (template: string, { labels, value }: Sample): string =>
  template.replace(PLACE, (_place, from: string, written: string | undefined) =>
    from === '$value' ? writtenValue(value, written ?? '') : (labels[from.slice('$labels.'.length)] ?? ''),
  );

function writtenValue(value: number, as: string): string {
  const digits = /^printf "%\.(\d)f"$/.exec(as)?.[1];
  if (digits !== undefined) return value.toFixed(Number(digits));
  if (as === 'humanizePercentage') return `${Number((value * 100).toPrecision(4))}%`;
  if (as === 'humanizeDuration') return duration(value);
  return String(value);
}

/** `1d 23h 30m 0s` */
function duration(seconds: number): string {
  const whole = Math.floor(Math.abs(seconds));
  const parts = [
    [Math.floor(whole / DAY_S), 'd'],
    [Math.floor(whole / HOUR_S) % 24, 'h'],
    [Math.floor(whole / MINUTE_S) % 60, 'm'],
    [whole % 60, 's'],
  ] as const;
  const first = parts.findIndex(([number]) => number > 0);
  const shown = parts.slice(first === -1 ? -1 : first).map(([number, unit]) => `${number}${unit}`);
  return `${seconds < 0 ? '-' : ''}${shown.join(' ')}`;
}
