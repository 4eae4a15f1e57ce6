import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const valueOf = (name: string) => {
  const [, value] = new RegExp(`--${name}: ([^;]+);`).exec(css) ?? [];
  if (!value) throw new Error(`No token --${name}`);
  return value;
};

function luminance(colour: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(valueOf(one)), luminance(valueOf(other))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['ink', 'pond', 'pad'];
const TEXTS = ['text', 'text-soft', 'text-faint', 'leaf-bright', 'petal', 'gold', 'danger'];

it.each(TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)))('%s reads on %s', (text, surface) => {
  expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['text-on-leaf', 'leaf'],
  ['text-on-leaf', 'leaf-bright'],
  ['text-on-accent', 'gold'],
  ['text-on-accent', 'danger'],
  ['ink', 'back'],
  ['ink', 'lay'],
])('%s reads on %s', (text, surface) => expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5));

it.each(SURFACES)('the edge of a control is seen on %s', (surface) => {
  expect(contrast('edge', surface)).toBeGreaterThanOrEqual(3);
});

it('holds the specified times', () => {
  expect(valueOf('dialog-time')).toBe('300ms');
  expect(valueOf('backdrop-time')).toBe('150ms');
});

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });

it.each(files.filter((file) => file.endsWith('.module.css')))('%s takes colours and times from the tokens', (file) => {
  const style = readFileSync(join(__dirname, file), 'utf8');
  expect(style.match(/#[0-9a-f]{3,8}\b|\brgba?\(|\b\d+m?s\b/gi)).toBeNull();
  for (const [, name = ''] of style.matchAll(/var\(--([\w-]+)/g)) expect(css + style).toContain(`--${name}:`);
});
