/** Helpers for drawing; the only place that prints numbers as SVG text. Angles are in degrees, lengths in user units. */

const round = (value: number) => String(Math.round(value * 10) / 10);

export type Attributes = Record<string, string | number>;

export function tag(name: string, attributes: Attributes, children = ''): string {
  const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`);
  return children ? `<${name}${words.join('')}>${children}</${name}>` : `<${name}${words.join('')}/>`;
}

export const path = (d: string, fill: string, more: Attributes = {}) => tag('path', { d, fill, ...more });
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  tag('circle', { cx, cy, r, fill, ...more });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  tag('ellipse', { cx, cy, rx, ry, fill, ...more });
export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  tag('rect', { x, y, width, height, fill, ...more });
export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  tag('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more });

export const group = (children: string, transform?: string, more: Attributes = {}) =>
  tag('g', { ...(transform ? { transform } : {}), ...more }, children);
export const move = (x: number, y: number, children: string, scale = 1, turn = 0) =>
  group(
    children,
    `translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`,
  );

/** Repeats the drawing `count` times around the origin. */
export const around = (count: number, draw: (index: number) => string, from = 0, sweep = 360) =>
  Array.from({ length: count }, (_, index) =>
    group(draw(index), `rotate(${round(from + (sweep * index) / (sweep === 360 ? count : Math.max(1, count - 1)))})`),
  ).join('');

/** A pointed petal with its base at the origin. */
export const petal = (length: number, width: number, fill: string, more: Attributes = {}) =>
  path(
    `M0 0C${round(-width)} ${round(-length * 0.35)} ${round(-width * 0.75)} ${round(-length * 0.8)} 0 ${round(-length)}C${round(width * 0.75)} ${round(-length * 0.8)} ${round(width)} ${round(-length * 0.35)} 0 0Z`,
    fill,
    more,
  );

/** A regular polygon, or a star when `inner` differs from `radius`; path data around the origin. */
export function polygon(corners: number, radius: number, inner = radius, turn = -90): string {
  const count = inner === radius ? corners : corners * 2;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = ((turn + (360 * index) / count) * Math.PI) / 180;
    const reach = index % 2 ? inner : radius;
    return `${round(Math.cos(angle) * reach)} ${round(Math.sin(angle) * reach)}`;
  });
  return `M${points.join('L')}Z`;
}

export const linear = (id: string, from: string, to: string, more: Attributes = {}) =>
  tag(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1, ...more },
    tag('stop', { offset: 0, 'stop-color': from }) + tag('stop', { offset: 1, 'stop-color': to }),
  );
/** Radial light that fades out. */
export const glow = (id: string, colour: string, strength = 0.8, more: Attributes = {}) =>
  tag(
    'radialGradient',
    { id, ...more },
    tag('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': strength }) +
      tag('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
  );

export const svg = (width: number, height: number, children: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${children}</svg>`;

/** A stable number generator for one picture. */
export function seeded(text: string) {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) ^ Math.imul(state ^ (state >>> 13), 3266489917);
    return ((state ^= state >>> 16) >>> 0) / 4294967296;
  };
}

export const pick = <T>(list: readonly [T, ...T[]], random: () => number): T => list[Math.floor(random() * list.length)] ?? list[0];
