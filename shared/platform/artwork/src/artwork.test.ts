import { GAME_TYPES } from '@site/api/contracts/catalogue';
import { drawFile, fixedFiles, type PosterGame } from './';

const game: PosterGame = { code: 'DT1001', name: 'Tiger Crown', type: 'SLOT', supplier: 'Delta Tiger Games' };
const source = { findGame: async (code: string) => (code === game.code ? game : null) };
const broken = /NaN|undefined|Infinity|<script|href=|url\((?!#)/;

it.each(fixedFiles)('draws %s completely and without external references', async (file) => {
  const drawn = await drawFile(file, source);
  expect(drawn?.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/);
  expect(drawn?.body).not.toMatch(broken);
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
