import { SORT_LABELS, SORT_MODES } from '@site/api/contracts/catalogue';
import { sampleGame } from '#fixtures';
import { changedParams, readCasinoView, readGamesView, shownGames, toggled } from './games.rules';

const params = (text: string) => new URLSearchParams(text);

describe('the address of a list', () => {
  it('CATALOGUE-016: the address gives type, comma-separated systems and title', () => {
    expect(readGamesView(params('type=SLOT&system=PADMAPLAY,HILSA_HUNT&title=Slots'))).toEqual({
      type: 'SLOT',
      systems: ['PADMAPLAY', 'HILSA_HUNT'],
      title: 'Slots',
      query: '',
      sort: 'displayOrder',
    });
  });

  it('ignores unknown values', () => {
    expect(readGamesView(params('type=<b>&sort=price&system=,,'))).toMatchObject({ type: undefined, sort: 'displayOrder', systems: [] });
  });

  it('keeps search and order', () => {
    expect(readGamesView(params('q=gold&sort=aZ'))).toMatchObject({ query: 'gold', sort: 'aZ' });
  });

  it('opens the casino with live tables', () => {
    expect(readCasinoView(params('')).type).toBe('LIVE');
    expect(readCasinoView(params('type=POKER')).type).toBe('POKER');
  });

  it('changes one thing and leaves the rest', () => {
    const before = params('type=SLOT&title=Slots&q=gold');
    expect(changedParams(before, { systems: ['A', 'B'] }).toString()).toBe('type=SLOT&title=Slots&q=gold&system=A%2CB');
    expect(changedParams(before, { query: ' ' }).toString()).toBe('type=SLOT&title=Slots');
    expect(changedParams(params('sort=aZ'), { sort: 'displayOrder' }).toString()).toBe('');
  });

  it('adds and takes away a platform', () => {
    expect(toggled(['A'], 'B')).toEqual(['A', 'B']);
    expect(toggled(['A', 'B'], 'A')).toEqual(['B']);
  });
});

describe('the shown games', () => {
  const games = [
    sampleGame({ code: 'A', name: 'night Lotus', displayOrder: 3, createTime: 10, favorite: 5 }),
    sampleGame({ code: 'B', name: 'Golden River', displayOrder: 1, createTime: 30, favorite: 1, platform: 'HILSA_HUNT' }),
    sampleGame({ code: 'C', name: 'Monsoon 10', displayOrder: 2, createTime: 20, favorite: 9 }),
    sampleGame({ code: 'D', name: 'monsoon 20', displayOrder: 4, createTime: 20, favorite: 9 }),
  ];
  const everything = { systems: [], query: '', sort: 'displayOrder' } as const;
  const codes = (change: Partial<Parameters<typeof shownGames>[1]>) =>
    shownGames(games, { ...everything, ...change })
      .map(({ code }) => code)
      .join('');

  it.each([
    ['displayOrder', 'BCAD'],
    ['createTime', 'BCDA'],
    ['favorite', 'CDAB'],
    ['aZ', 'BCDA'],
  ] as const)('CATALOGUE-020: the games are in the order %s', (sort, order) => {
    expect(codes({ sort })).toBe(order);
  });

  it('CATALOGUE-020, 021, C-28: the four orders have their specified codes and labels', () => {
    expect(SORT_MODES.map((mode) => [mode, SORT_LABELS[mode]])).toEqual([
      ['displayOrder', 'Recommend'],
      ['createTime', 'Latest'],
      ['favorite', 'Favorite'],
      ['aZ', 'A-Z'],
    ]);
  });

  it('CATALOGUE-019: the games match a part of the name in any case', () => {
    expect(codes({ query: ' LOTUS ' })).toBe('A');
    expect(codes({ query: 'river' })).toBe('B');
  });

  it('are those of the chosen platforms', () => {
    expect(codes({ systems: ['HILSA_HUNT'] })).toBe('B');
  });

  it('leave the list that they came from as it was', () => {
    codes({ sort: 'aZ' });
    expect(games[0]?.code).toBe('A');
  });
});
