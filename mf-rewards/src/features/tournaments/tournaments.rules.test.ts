import { TOURNAMENT } from './tournaments.fixtures';
import { grouped, isOpen, prizeSteps } from './tournaments.rules';

it('puts what runs before what comes and what is over, and leaves out empty groups', () => {
  const of = (id: number, phase: typeof TOURNAMENT.phase) => ({ ...TOURNAMENT, id, phase });
  const groups = grouped([of(1, 'finished'), of(2, 'running'), of(3, 'counting')]);
  expect(groups.map(({ id, tournaments }) => [id, tournaments.map((each) => each.id)])).toEqual([
    ['running', [2, 3]],
    ['finished', [1]],
  ]);
});

it.each([
  ['upcoming', null, true],
  ['running', null, true],
  ['running', TOURNAMENT.own, false],
  ['counting', null, false],
  ['finished', null, false],
] as const)('in the phase %s with %j it is open: %s', (phase, own, open) => {
  expect(isOpen({ ...TOURNAMENT, phase, own })).toBe(open);
});

it('joins places with the same prize', () => {
  expect(prizeSteps(['500.00', '100.00', '100.00', '50.00'])).toEqual([
    { from: 1, to: 1, prize: '500.00' },
    { from: 2, to: 3, prize: '100.00' },
    { from: 4, to: 4, prize: '50.00' },
  ]);
});
