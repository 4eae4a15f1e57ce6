/** Text key for screen readers; it changes only three times while the time runs, not each second. */
export function timeWords(secondsLeft: number | null): string | null {
  if (secondsLeft === null || secondsLeft > 300) return null;
  if (secondsLeft === 0) return 'makePayment.over';
  return secondsLeft > 60 ? 'makePayment.time.five' : 'makePayment.time.one';
}
