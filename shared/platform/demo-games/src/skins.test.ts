import en from './locales/en.json';
import bn from './locales/bn.json';
import { ENGINES } from './engines';
import { skinOf } from './skins';

const engineOf = (type: string, name: string, code = 'PP1042') => skinOf({ type, name, code }).engine;

it.each([
  ['LIVE', 'Velvet Roulette Live', 'roulette'],
  ['LIVE', 'Lalbagh Wheel Room', 'roulette'],
  ['LIVE', 'Dhaka Teenpatti Lounge', 'poker'],
  ['TABLE', 'Nokshi Baccarat Gold', 'baccarat'],
  ['TABLE', 'Mughal Blackjack Pro', 'baccarat'],
  ['TABLE', 'Old Sicbo Classic', 'roulette'],
  ['EGAME', 'Cyber Cricket Arena', 'cricket'],
  ['EGAME', 'Turbo Kite League', 'crash'],
  ['ARCADE', 'Jade Mines Rush', 'mines'],
  ['POKER', 'Coral Holdem Club', 'poker'],
])('plays the %s game %s on %s', (type, name, engine) => {
  expect(engineOf(type, name)).toBe(engine);
});

it('gives a game the same look each time', () => {
  const game = { type: 'SLOT', name: 'Tiger Crown', code: 'PP1042' };
  expect(skinOf(game)).toEqual(skinOf({ ...game }));
});

it('has every text in both languages, and a title for every engine', () => {
  expect(Object.keys(bn).sort()).toEqual(Object.keys(en).sort());
  expect(Object.keys(ENGINES).filter((engine) => !(`engine.${engine}` in en))).toEqual([]);
});

it('keeps the placeholders of every text in Bangla', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  const bangla = new Map(Object.entries(bn));
  const wrong = Object.entries(en).filter(([key, text]) => String(placeholders(text)) !== String(placeholders(bangla.get(key) ?? '')));
  expect(wrong).toEqual([]);
});
