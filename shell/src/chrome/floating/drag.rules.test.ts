import { clearPlace, type Box } from './drag.rules';

const REST: Box = { left: 326, top: 700, right: 374, bottom: 748 };
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

it.each<[string, Box[], ReturnType<typeof clearPlace>]>([
  ['nothing', [], { liftPx: 0, isTucked: false }],
  ['a link beside it', [box(0, 700, 320, 748)], { liftPx: 0, isTucked: false }],
  ['a field under it', [box(16, 720, 374, 764)], { liftPx: 32, isTucked: false }],
  ['two rows with a gap that it fits into', [box(0, 600, 390, 640), box(0, 720, 390, 760)], { liftPx: 32, isTucked: false }],
  ['two rows with a narrow gap', [box(0, 660, 390, 700), box(0, 720, 390, 760)], { liftPx: 92, isTucked: false }],
  ['a column of rows', [box(0, 0, 390, 700), box(0, 700, 390, 760)], { liftPx: 0, isTucked: true }],
])('over %s', (_, taken, place) => expect(clearPlace(REST, taken)).toEqual(place));

it('does not leave the window at its top', () => {
  expect(clearPlace(box(326, 60, 374, 108), [box(0, 20, 390, 120)])).toEqual({ liftPx: 0, isTucked: true });
});
