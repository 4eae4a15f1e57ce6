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

it('takes away what has a spare, and freezes the database until its standby leads', () => {
  const schedule = scheduleOf(7, MEMBERS, ['nats', 'standby']);
  const labels = Array.from({ length: FAULTS + 2 }, () => labelOf(schedule.next().value.fault));
  expect(labels).toEqual(expect.arrayContaining(['both NATS gone for 30 s', 'the standby gone for 30 s', 'freeze the database, 30.0 s']));
});

it('restarts and cuts no engine in the place of a process of the site', () => {
  const engines = [{ kind: 'haproxy', name: 'haproxy', isEngine: true }];
  const schedule = scheduleOf(7, [...engines, { kind: 'api', name: 'api-1' }]);
  const cuts = Array.from({ length: 200 }, () => schedule.next().value.fault).filter(({ kind }) => kind === 'cut');
  expect(cuts.length).toBeGreaterThan(0);
  expect(cuts.filter((fault) => 'member' in fault && fault.member === 'haproxy')).toEqual([]);
});

it('refuses a site without processes', () => {
  expect(() => scheduleOf(1, []).next()).toThrow('the target has no processes');
});
