import { labelOf, scheduleOf } from './schedule';

const MEMBERS = ['api', 'worker', 'edge'].flatMap((kind) => [1, 2].map((nth) => ({ kind, name: `${kind}-${nth}` })));
const FAULTS = 9;

function first(seed: number, count = 3 * FAULTS) {
  const schedule = scheduleOf(seed, MEMBERS);
  return Array.from({ length: count }, () => schedule.next().value);
}

it('is the same for the same seed, and another one for another seed', () => {
  expect(first(7)).toEqual(first(7));
  expect(first(7)).not.toEqual(first(8));
});

it('has every fault once before it goes on at random', () => {
  const steps = first(7, FAULTS).map(({ fault }) =>
    fault.kind === 'kill' ? `kill ${fault.member.slice(0, -2)}` : fault.kind === 'database restart' ? labelOf(fault) : fault.kind,
  );
  expect(steps.toSorted()).toEqual([
    'cut',
    'database freeze',
    'database restart, fast',
    'database restart, immediate',
    'freeze',
    'kill api',
    'kill edge',
    'kill worker',
    'roll',
  ]);
});

it('refuses a site without processes', () => {
  expect(() => scheduleOf(1, []).next()).toThrow('the target has no processes');
});
