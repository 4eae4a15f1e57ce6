import { findingsOf, type ReleaseFigures } from '@site/api/contracts/releases';

const figures = (failures: number, vitalsP75: ReleaseFigures['vitalsP75'] = {}, starts = 1000): ReleaseFigures => ({
  starts,
  failures,
  vitalsP75,
});

it.each<[string, ReleaseFigures, ReleaseFigures | null, string[]]>([
  ['half a percent more of its starts fail', figures(7), figures(2), ['failures']],
  ['hardly more of its starts fail', figures(6), figures(2), []],
  ['its paint takes half as long again', figures(0, { lcp: 3000 }), figures(0, { lcp: 2000 }), ['lcp']],
  ['its paint is longer, but hardly', figures(0, { lcp: 600 }), figures(0, { lcp: 300 }), []],
  ['it answers late', figures(0, { inp: 300 }), figures(0, { inp: 100 }), ['inp']],
  ['it has few starts', figures(50, { lcp: 9000 }, 99), figures(0), []],
  ['nothing can be compared with it and it fails seldom', figures(19), null, []],
  ['nothing can be compared with it and it fails often', figures(20), null, ['failures']],
  ['the other has few starts', figures(6), figures(0, {}, 99), []],
  ['it is poor, and the other has no vitals', figures(0, { lcp: 4001, inp: 501 }), figures(0), ['lcp', 'inp']],
])('judges a release of which %s', (_what, own, other, found) => expect(findingsOf(own, other)).toEqual(found));
