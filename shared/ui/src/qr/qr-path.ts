import { encode } from 'uqr';

/** Width of the light border in modules; cameras need it to find the code. */
export const QUIET_ZONE = 4;

/** The dark modules of a code as one SVG path, one run of a row after the other; `size` counts modules, the quiet zone among them. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`));
  return { path: path.join(''), size };
}

function runsOf(row: readonly boolean[]) {
  const runs: { from: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last && last.from + last.length === x) last.length += 1;
    else runs.push({ from: x, length: 1 });
  });
  return runs;
}
