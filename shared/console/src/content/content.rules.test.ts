import { localOf, momentOf } from '#parts';
import { changedFields, listIn, moved, stageOf } from './content.rules';
import { actOf, differences, subjectOf } from './history.rules';

const NOW = Date.parse('2026-01-15T06:00:00Z');
const item = (shown_from: string, shown_until: string, state: 'on' | 'off' = 'on') => ({ shown_from, shown_until, state });

it.each([
  ['shown', item('', '')],
  ['shown', item('2026-01-15T06:00:00Z', '')],
  ['soon', item('2026-01-15T06:00:01Z', '')],
  ['over', item('', '2026-01-15T06:00:00Z')],
  ['off', item('', '', 'off')],
] as const)('is %s: %j', (stage, of) => expect(stageOf(of, NOW)).toBe(stage));

it('shows and reads moments in the time of Bangladesh', () => {
  expect(localOf('2026-01-15T18:30:00.000Z')).toBe('2026-01-16T00:30');
  expect(momentOf('2026-01-16T00:30')).toBe('2026-01-15T18:30:00.000Z');
  expect([localOf(''), momentOf('')]).toEqual(['', '']);
});

it('moves one place, and nowhere past the ends', () => {
  expect(moved([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
  expect(moved([1, 2, 3], 2, 1)).toEqual([1, 3, 2]);
  expect([moved([1, 2], 1, -1), moved([1, 2], 2, 1), moved([1], 9, 1)]).toEqual([null, null, null]);
});

it('sends only fields that were changed', () => {
  expect(changedFields({ name: 'a', ids: [1] }, { name: 'a', ids: [1] })).toEqual({});
  expect(changedFields({ name: 'a', ids: [1] }, { name: 'b', ids: [1, 2] })).toEqual({ name: 'b', ids: [1, 2] });
});

it('opens the main slider for an unknown list', () => {
  expect([listIn(null), listIn('Side'), listIn('promotions')]).toEqual(['Main', 'Main', 'promotions']);
});

describe('a change in the history', () => {
  const change = (before: object | null, after: object | null, subject = '4') => ({
    id: 1,
    kind: 'slide' as const,
    subject,
    before: before as Record<string, unknown> | null,
    after: after as Record<string, unknown> | null,
    by: 'karim',
    at: '2026-01-15T06:00:00.000Z',
    can_undo: true,
  });

  it('is named by what was done to which', () => {
    expect([actOf(change(null, {})), actOf(change({}, null)), actOf(change({}, {})), actOf(change({}, {}, 'order Main'))]).toEqual([
      'added',
      'deleted',
      'changed',
      'ordered',
    ]);
    expect([subjectOf(change({ name: 'Lily' }, null)), subjectOf(change({}, {}, 'order Main')), subjectOf(change({}, {}))]).toEqual([
      'Lily',
      'Main',
      '4',
    ]);
  });

  it('has the fields with another value', () => {
    expect(differences(change({ name: 'a', link: '' }, { name: 'a', link: '/x' }))).toEqual([{ field: 'link', before: '—', after: '/x' }]);
    expect(differences(change(null, { name: 'a' }))).toEqual([]);
  });
});
