/** Deep, middle and bright tone of a scene, and its light. Pictures have their own colours; screens use the design tokens. */
export interface Palette {
  deep: string;
  mid: string;
  bright: string;
  light: string;
}

export const NIGHT = '#0a1411';

const of = (deep: string, mid: string, bright: string, light: string): Palette => ({ deep, mid, bright, light });

export const PALETTES = {
  pond: of('#06231c', '#0f6b4f', '#35d596', '#d9ffe9'),
  petal: of('#2b0a1d', '#a12458', '#ff6b97', '#ffe1ea'),
  gold: of('#2a1705', '#a35d11', '#f2c14e', '#fff3cf'),
  river: of('#06182e', '#14589b', '#57b8ff', '#e0f3ff'),
  dusk: of('#1a0b33', '#5b2bb0', '#a987ff', '#efe6ff'),
  ember: of('#2c0b06', '#b23a14', '#ff8a4c', '#ffe8d6'),
  teal: of('#04242a', '#0d7a84', '#4fe0dd', '#dbfffd'),
  clay: of('#260f10', '#8e3a35', '#f0836f', '#ffe7df'),
  moss: of('#152006', '#587a16', '#b6dc4a', '#f4ffd6'),
  indigo: of('#0b1040', '#2c3fae', '#7f9bff', '#e5ebff'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
