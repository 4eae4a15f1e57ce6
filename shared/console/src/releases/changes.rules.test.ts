import type { ReleaseRights } from '@site/api/contracts/releases';
import { changesFor, fieldsOf, isWhole, verbOf, type ChangeForm } from './changes.rules';

const area = { name: 'mf-funds', release: '1.0.0-b', stepBack: '1.0.0-a', since: null, by: null };
const canary = { ...area, canary: { release: '1.0.0-c', percent: 5 } };
const shell = { ...area, name: 'shell' };
const rights = (role: ReleaseRights['role'], over: Partial<ReleaseRights> = {}): ReleaseRights => ({
  role,
  areas: null,
  channels: null,
  ...over,
});
const form = (over: Partial<ChangeForm> = {}): ChangeForm => ({ reason: ' it fails ', release: '', percent: '', channel: '', ...over });

it.each([
  ['a viewer', area, rights('viewer'), []],
  ['nobody', area, null, []],
  ['a deployer', area, rights('deployer'), ['rollback', 'share', 'promote']],
  ['a deployer, with a canary', canary, rights('deployer'), ['rollback', 'share', 'finish', 'abort', 'promote']],
  ['a deployer of another area', area, rights('deployer', { areas: ['mf-chat'] }), []],
  ['a deployer of another channel', area, rights('deployer', { channels: ['staging'] }), []],
  ['a release engineer', area, rights('release-engineer'), ['rollback', 'share', 'promote', 'revoke']],
  ['a release engineer, of the shell', shell, rights('release-engineer'), ['rollback', 'promote', 'revoke']],
  ['an administrator, without a good release before', { ...shell, stepBack: undefined }, rights('admin'), ['promote', 'revoke']],
])('offers %s the changes that the release service takes', (_who, of, given, kinds) => expect(changesFor(of, given)).toEqual(kinds));

it('asks for the release of a new canary, and for the share alone when one runs', () => {
  expect(fieldsOf('share', area)).toEqual(['release', 'percent']);
  expect(fieldsOf('share', canary)).toEqual(['percent']);
});

it.each<[string, boolean]>([
  ['5', true],
  ['0', true],
  ['100', true],
  ['2.5', true],
  ['101', false],
  ['-1', false],
  ['five', false],
  ['', false],
])('takes a share of "%s": %s', (percent, isTaken) => expect(isWhole('share', canary, form({ percent }))).toBe(isTaken));

it('needs a reason for everything', () => {
  expect(isWhole('abort', canary, form())).toBe(true);
  expect(isWhole('abort', canary, form({ reason: '  ' }))).toBe(false);
  expect(isWhole('revoke', area, form())).toBe(false);
  expect(isWhole('promote', area, form())).toBe(false);
});

it.each([
  ['rollback', form(), { verb: 'rollback', input: { area: 'mf-funds', reason: 'it fails' } }],
  [
    'share',
    form({ percent: ' 25 ' }),
    { verb: 'canary', input: { area: 'mf-funds', action: 'start', release: '1.0.0-c', percent: '25', reason: 'it fails' } },
  ],
  ['finish', form(), { verb: 'canary', input: { area: 'mf-funds', action: 'promote', reason: 'it fails' } }],
  ['abort', form(), { verb: 'canary', input: { area: 'mf-funds', action: 'abort', reason: 'it fails' } }],
  ['promote', form({ channel: 'staging' }), { verb: 'promote', input: { area: 'mf-funds', from: 'staging', reason: 'it fails' } }],
  ['revoke', form({ release: '1.0.0-a' }), { verb: 'revoke', input: { area: 'mf-funds', release: '1.0.0-a', reason: 'it fails' } }],
] as const)('runs the verb of %s', (kind, given, call) => expect(verbOf(kind, canary, given)).toEqual(call));
