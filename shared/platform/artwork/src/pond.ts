import { circle, ellipse, glow, line, linear, move, path, petal, rect, seeded, svg, tag } from './pen/draw';
import { NIGHT, type Palette } from './pen/palettes';

export interface Stage {
  palette: Palette;
  /** Decides the positions of stars and reeds. */
  seed: string;
  width: number;
  height: number;
  /** SVG above the water. */
  actors: string;
}

const pad = (x: number, y: number, size: number, { mid, bright }: Palette) =>
  move(
    x,
    y,
    ellipse(0, 4, 60, 14, NIGHT, { opacity: 0.5 }) +
      path('M0 0L50 -9A60 14 0 1 1 56 -3Z', mid) +
      line('M0 0L-48 -4M0 0L-30 9M0 0L20 12', bright, 1.5, { opacity: 0.5 }),
    size,
  );

const bud = (x: number, y: number, size: number, { mid, bright, light }: Palette) =>
  move(
    x,
    y,
    [-50, 50, -26, 26, 0]
      .map((turn, at) => move(0, 0, petal(at > 2 ? 54 : 46, 15, [mid, mid, bright, bright, light][at] ?? mid), 1, turn))
      .join(''),
    size,
  );

/** The calm night pond: moon, far trees, lit water. The motif is on the right; the left side stays empty for words. */
export function pond({ palette, seed, width, height, actors }: Stage): string {
  const random = seeded(seed);
  const shore = height * 0.66;
  const stars = Array.from({ length: 46 }, () =>
    circle(random() * width, random() * shore * 0.8, 0.8 + random() * 1.8, palette.light, { opacity: 0.15 + random() * 0.6 }),
  ).join('');
  const trees = Array.from({ length: 26 }, (_, at) =>
    ellipse((at / 25) * width, shore + 4, 34 + random() * 40, 16 + random() * 46, palette.deep),
  ).join('');
  const shine = Array.from({ length: 12 }, (_, at) => {
    const y = shore + 16 + at * (height - shore) * 0.08;
    const half = 30 + random() * 110;
    return line(`M${Math.round(width * 0.7 - half)} ${Math.round(y)}H${Math.round(width * 0.7 + half)}`, palette.light, 2, {
      opacity: 0.2 - at * 0.012,
    });
  }).join('');
  return svg(
    width,
    height,
    tag(
      'defs',
      {},
      linear('sky', palette.deep, palette.mid) + linear('water', palette.mid, NIGHT) + glow('moonlight', palette.bright, 0.7),
    ) +
      rect(0, 0, width, height, 'url(#sky)') +
      stars +
      circle(width * 0.7, height * 0.42, height * 0.62, 'url(#moonlight)') +
      circle(width * 0.7, height * 0.4, height * 0.3, palette.light, { opacity: 0.1 }) +
      trees +
      rect(0, shore, width, height - shore, 'url(#water)') +
      shine +
      pad(width * 0.12, height * 0.93, 1.3, palette) +
      pad(width * 0.4, height * 0.86, 0.9, palette) +
      bud(width * 0.34, height * 0.86, 0.8, palette) +
      pad(width * 0.93, height * 0.95, 1.2, palette) +
      bud(width * 0.95, height * 0.93, 1, palette) +
      actors,
  );
}
