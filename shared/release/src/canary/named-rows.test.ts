import type { TelemetryRow } from '@site/api/contracts/telemetry';
import { namedRows } from './named-rows';

const document = {
  remotes: {
    'mf-catalogue': { release: '1.0.0-live', stepBack: '1.0.0-back', canary: { release: '1.0.1-canary', percent: 10 } },
    'mf-chat': { release: '1.0.0-chat' },
  },
};
const row = (remote: string, release: string, cohort: TelemetryRow['cohort']): TelemetryRow => ({
  remote,
  release,
  cohort,
  kind: 'crashed',
  count: 1,
  serial: 7,
});

it.each([
  row('mf-catalogue', '1.0.0-live', 'live'),
  row('mf-catalogue', '1.0.0-back', 'live'),
  row('mf-catalogue', '1.0.1-canary', 'canary'),
  row('mf-catalogue', '1.0.0-live', 'canary'),
])('counts rows that the document names: $release of $cohort', (named) => expect(namedRows([named], document)).toEqual([named]));

it.each([
  ['a made-up release', row('mf-catalogue', '9.9.9-made', 'live')],
  ['a made-up area', row('mf-made', '1.0.0-live', 'live')],
  ['a canary as what is live for all', row('mf-catalogue', '1.0.1-canary', 'live')],
  ['the canary cohort of an area without a canary', row('mf-chat', '1.0.0-chat', 'canary')],
  ['an area named like a property of every object', row('constructor', 'x', 'live')],
])('counts no row of %s', (_what, made) => expect(namedRows([made], document)).toEqual([]));

it('counts nothing while nothing is live', () => expect(namedRows([row('mf-chat', '1.0.0-chat', 'live')], null)).toEqual([]));
