import { GAME_TYPES } from '@site/api/contracts/catalogue';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFile, fixedFiles, type PosterGame } from './';
import { ICON_FOLDER, ICONS } from './icons';

const game: PosterGame = { code: 'DT1001', name: 'Tiger Crown', type: 'SLOT', supplier: 'Delta Tiger Games' };
const source = { findGame: async (code: string) => (code === game.code ? game : null) };
const broken = /NaN|undefined|Infinity|<script|href=|url\((?!#)/;

it.each(fixedFiles)('draws %s completely and without external references', async (file) => {
  const drawn = await drawFile(file, source);
  expect(drawn?.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/);
  expect(drawn?.body).not.toMatch(broken);
});

it.each([...ICONS])('has %s as a square PNG of its size', async (file, { px }) => {
  const { type, body } = (await drawFile(file, source)) ?? {};
  const bytes = Buffer.from(body ?? '');
  const [signature, width, height] = [bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  expect({ type, signature, width, height }).toEqual({ type: 'image/png', signature: 'PNG', width: px, height: px });
});

it('has icons of the drawings as they are now; draw them anew by "npx tsx e2e/screens/draw-icons.ts"', () => {
  const drawings = createHash('sha256');
  for (const { svg } of ICONS.values()) drawings.update(svg);
  expect(readFileSync(join(ICON_FOLDER, 'drawings.sha256'), 'utf8').trim()).toBe(drawings.digest('hex'));
});

it.each(GAME_TYPES)('draws a poster for every game of %s', async (type) => {
  for (const name of ['Aa', 'Rupali Lotto', 'Monsoon Arcade Rush', 'The Long Road To Saint Martin', 'Quick 75']) {
    const drawn = await drawFile('games/any.svg', { findGame: async () => ({ ...game, type, name }) });
    expect(drawn?.body).not.toMatch(broken);
  }
});

it('draws one game the same way each time and two games differently', async () => {
  const first = await drawFile('games/DT1001.svg', source);
  const other = await drawFile('games/x.svg', { findGame: async () => ({ ...game, code: 'x', name: 'Golden Padma' }) });
  expect(await drawFile('games/DT1001.svg', source)).toEqual(first);
  expect(other?.body).not.toBe(first?.body);
});

it.each(['games/none.svg', 'games/../index.ts', '../../etc/passwd', 'toString', 'logo/none.svg'])(
  'has no picture called %s',
  async (file) => {
    expect(await drawFile(file, source)).toBeNull();
  },
);
