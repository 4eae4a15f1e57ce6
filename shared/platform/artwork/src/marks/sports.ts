import { circle, ellipse, line, move, path, rect, svg } from '../pen/draw';

const LEAF = '#1fa971';
const GOLD = '#e3b857';
const LIGHT = '#eef6f1';

const sign = (inner: string) => svg(48, 48, circle(24, 24, 23, '#172b24') + move(24, 24, inner));

/** Icons of sports entries, readable at 20 pixels. @see CATALOGUE-015 */
export const sportsMarks: Record<string, () => string> = {
  cricket: () => sign(move(-2, 0, rect(-4, -15, 8, 22, GOLD, { rx: 3 }) + rect(-2, 7, 4, 9, LIGHT), 1, 35) + circle(11, 9, 5, '#d5523f')),
  football: () =>
    sign(
      circle(0, 0, 14, LIGHT) +
        path('M0 -6L6 -2L4 5H-4L-6 -2Z', '#172b24') +
        line('M0 -6V-13M6 -2L13 -5M4 5L8 11M-4 5L-8 11M-6 -2L-13 -5', '#172b24', 2),
    ),
  kabaddi: () => sign(circle(-6, -9, 4, GOLD) + line('M-6 -4L-2 4L-9 12M-2 4L7 6M-6 -3L6 -6L13 -3', GOLD, 4)),
  tennis: () => sign(circle(0, 0, 14, '#c9dc4f') + line('M-10 -9C-3 -4 -3 4 -10 9M10 -9C3 -4 3 4 10 9', LIGHT, 2)),
  hockey: () => sign(line('M7 -14L-2 8C-4 13 -11 12 -11 7', GOLD, 4) + circle(8, 10, 4, LIGHT)),
  trophy: () => sign(path('M-9 -13H9V-6C9 2 4 6 0 6C-4 6 -9 2 -9 -6Z', GOLD) + rect(-2, 5, 4, 6, GOLD) + ellipse(0, 13, 8, 2, LEAF)),
};
