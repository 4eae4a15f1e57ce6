import { isOutcomeUnknown } from './sending.rules';

it.each([
  ['refused', false],
  ['unauthenticated', false],
  ['unreachable', true],
  ['fault', true],
  ['off-contract', true],
])('a money post that ended as "%s" may have been booked: %s', (kind, isUnknown) => expect(isOutcomeUnknown({ kind })).toBe(isUnknown));
