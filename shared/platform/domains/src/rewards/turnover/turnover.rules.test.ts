import fc from 'fast-check';
import { paisa, paisaOfTaka } from '@site/api/money';
import { allocate, takeBack, weightOf, type TicketKind } from './turnover.rules';

it('T1: fills the oldest ticket and lets the rest flow into the next', () => {
  const tickets = [
    { id: 1, kind: 'base', remaining: paisaOfTaka(300) },
    { id: 2, kind: 'base', remaining: paisaOfTaka(5000) },
  ] as const;
  expect(allocate(paisaOfTaka(500), tickets, (kind) => weightOf(kind, 'SLOT'))).toEqual([
    { ticketId: 1, stake: paisaOfTaka(300), credited: paisaOfTaka(300) },
    { ticketId: 2, stake: paisaOfTaka(200), credited: paisaOfTaka(200) },
  ]);
});

it('T2: weighs a live stake on a bonus ticket and counts the unused stake in full on the base ticket', () => {
  const tickets = [
    { id: 1, kind: 'bonus', remaining: paisaOfTaka(50) },
    { id: 2, kind: 'base', remaining: paisaOfTaka(1000) },
  ] as const;
  expect(allocate(paisaOfTaka(500), tickets, (kind) => weightOf(kind, 'LIVE'))).toEqual([
    { ticketId: 1, stake: paisaOfTaka(250), credited: paisaOfTaka(50) },
    { ticketId: 2, stake: paisaOfTaka(250), credited: paisaOfTaka(250) },
  ]);
});

it('T3: counts nothing at weight zero', () => {
  const tickets = [{ id: 1, kind: 'bonus', remaining: paisaOfTaka(50) }] as const;
  expect(allocate(paisaOfTaka(500), tickets, (kind) => weightOf(kind, 'SPORTS', 149))).toEqual([]);
});

it.each([
  ['base', 'LIVE', undefined, 100],
  ['bonus', 'SLOT', undefined, 100],
  ['bonus', 'FH', undefined, 100],
  ['bonus', 'CRASH', undefined, 50],
  ['bonus', 'LOTTO', undefined, 50],
  ['bonus', 'POKER', undefined, 20],
  ['bonus', 'SPORTS', 150, 100],
  ['bonus', 'SPORTS', 149, 0],
] as const)('weighs %s %s at odds %s as %s percent', (kind, type, odds, weight) => {
  expect(weightOf(kind, type, odds)).toBe(weight);
});

it('takes a stake back from the last ticket first', () => {
  const counted = [
    { ticketId: 1, stake: paisaOfTaka(250), credited: paisaOfTaka(50) },
    { ticketId: 2, stake: paisaOfTaka(250), credited: paisaOfTaka(250) },
  ];
  expect(takeBack(paisaOfTaka(300), counted)).toEqual([
    { ticketId: 2, stake: -paisaOfTaka(250), credited: -paisaOfTaka(250) },
    { ticketId: 1, stake: -paisaOfTaka(50), credited: -paisaOfTaka(10) },
  ]);
});

const kinds = fc.constantFrom<TicketKind>('base', 'bonus');
const ticketLists = fc.array(fc.record({ kind: kinds, remaining: fc.bigInt(1n, 1_000_000n).map(paisa) }), { maxLength: 6 });

it('never uses a stake twice nor credits more than a ticket needs', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 1_000_000n), ticketLists, fc.constantFrom(0, 20, 50, 100), (stake, list, percent) => {
      const tickets = list.map((ticket, id) => ({ id, ...ticket }));
      const allocations = allocate(paisa(stake), tickets, (kind) => (kind === 'base' ? 100 : percent));
      expect(allocations.reduce((sum, { stake: part }) => sum + part, 0n)).toBeLessThanOrEqual(stake);
      for (const { ticketId, credited } of allocations) expect(credited).toBeLessThanOrEqual(tickets[ticketId]?.remaining ?? -1n);
    }),
  );
});

it('takes back exactly what was counted when the whole stake is taken back', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 1_000_000n), ticketLists, (stake, list) => {
      const allocations = allocate(
        paisa(stake),
        list.map((ticket, id) => ({ id, ...ticket })),
        (kind) => (kind === 'base' ? 100 : 20),
      );
      const back = takeBack(paisa(stake), allocations);
      const credited = (rows: typeof back) => rows.reduce((sum, row) => sum + row.credited, 0n);
      expect(credited(back) + credited(allocations)).toBe(0n);
    }),
  );
});
