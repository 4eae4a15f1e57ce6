/** Seconds as a clock, `m:ss`: 61 -> `1:01`. */
export const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
