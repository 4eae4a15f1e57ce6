import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startReleaseService, type StartedService } from '../testing/release-service';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';

const WITHOUT_BROWSER = ['--no-browser', '--reason', 'a test'];
const HOUR_MS = 3_600_000;

let project: DeployedProject;
let service: StartedService;
type Machine = ReturnType<StartedService['machineOf']>;
let admin: Machine;
let engineer: Machine;
let other: Machine;
let deployer: Machine;

beforeAll(async () => {
  project = await createDeployedProject(['mf-funds']);
  service = await startReleaseService(project);
  const machine = async (name: string, role: string, ...more: string[]) => service.machineOf(await service.token(name, role, ...more));
  admin = await machine('chief', 'admin');
  engineer = await machine('karim', 'release-engineer');
  other = await machine('nadia', 'release-engineer');
  deployer = await machine('rahim', 'deployer', '--areas', 'mf-funds', '--channels', 'staging');
});
afterAll(async () => {
  await service.stop();
  project.remove();
});

const lastCall = async (who: string) => {
  const token = await service.token(`reader-${Math.random().toString(36).slice(2, 8)}`, 'admin');
  const answer = await fetch(`${service.url}/v1/audit`, { headers: { authorization: `Bearer ${token}` } });
  const { calls } = (await answer.json()) as { calls: { who: string; why?: string; outcome: number; input: object }[] };
  return calls.filter((call) => call.who === who).at(-1);
};

describe('channels over the service', () => {
  it('are created, protected, listed and removed in the name of the credential', async () => {
    expect((await engineer('channels', 'create', 'staging', '--from', 'live', ...WITHOUT_BROWSER)).said).toContain(
      'with 2 releases of live',
    );
    expect((await admin('channels', 'protect', 'staging', '--second-person', 'all')).said).toContain('from now on');
    expect((await deployer('channels', 'list')).said).toMatch(/live +in use +2 .* shell\nstaging +in use +2 .* all/);
    expect((await engineer('channels', 'remove', 'staging', '--reason', 'over')).said).toContain('The channel staging is protected');
    await admin('channels', 'protect', 'staging', '--second-person', 'none');
    expect((await engineer('channels', 'remove', 'staging', '--reason', 'over')).code).toBe(0);
    Object.assign(project.env, { CHANNEL: 'staging' });
    const log = await project.history();
    Object.assign(project.env, { CHANNEL: 'live' });
    expect(log.filter(({ remote }) => remote === '*')).toMatchObject([
      { actor: 'karim', action: 'create' },
      { actor: 'chief', action: 'protect' },
      { actor: 'chief', action: 'protect' },
      { actor: 'karim', action: 'remove', reason: 'over' },
    ]);
  });

  it.each([
    ['create', ['more'], 'needs the role release-engineer; rahim is deployer'],
    ['remove', ['live', '--reason', 'x'], 'needs the role release-engineer; rahim is deployer'],
    ['protect', ['live', '--second-person', 'none'], 'needs the role admin; rahim is deployer'],
  ])('are not for a deployer to %s, and the log has it', async (action, more, why) => {
    expect(await deployer('channels', action, ...more)).toEqual({ code: 1, said: expect.stringContaining(why) });
    expect(await lastCall('rahim')).toMatchObject({ outcome: 403, why: expect.stringContaining(why), input: { action } });
  });

  it('are changed only by credentials that are good for the named channel', async () => {
    const limited = service.machineOf(await service.token('limited', 'release-engineer', '--channels', 'staging'));
    const why = 'limited may change staging, and not the channel trial';
    expect(await limited('channels', 'create', 'trial')).toEqual({ code: 1, said: expect.stringContaining(why) });
    expect(await engineer('channels', 'protect', 'live', '--second-person', 'none')).toEqual({
      code: 1,
      said: expect.stringContaining('needs the role admin; karim is release-engineer'),
    });
  });
});

describe('a rule for a second person', () => {
  it('holds for the areas that an admin names, and lists what waits', async () => {
    await project.ship('mf-funds', 'second');
    const fresh = project.areas()['mf-funds']?.release ?? '';
    await project.gated('rollback mf-funds');
    expect((await engineer('approve')).said).toBe('No call waits for a second person.');
    await admin('channels', 'protect', 'live', '--second-person', 'mf-funds');
    // Nobody names a release, so it is the newest one at the time of the question.
    expect((await engineer('activate', 'mf-funds', ...WITHOUT_BROWSER)).said).toContain('needs a second person');
    project.writeArea('mf-funds', 'later');
    await project.gated('deploy mf-funds --preview later');
    const { said } = await other('approve');
    expect(said).toMatch(new RegExp(`karim +activate +live +area: mf-funds.*release: ${fresh}`));
    const { waiting } = JSON.parse((await other('approve', '--json')).said) as { waiting: { id: string }[] };
    expect(JSON.parse((await other('approve', waiting[0]?.id ?? '', '--json')).said)).toMatchObject({ release: fresh, changed: true });
    expect((await project.history()).at(-1)).toMatchObject({ actor: 'karim and nadia', release: fresh });
    await admin('channels', 'protect', 'live', '--second-person', 'none');
    expect((await engineer('activate', 'mf-funds', fresh, ...WITHOUT_BROWSER)).said).toContain('is live already');
  });

  it('is not guessed from a log that somebody without a key has changed', async () => {
    const file = path.join(project.store, 'channels/live.log.jsonl');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, good.replaceAll('"protectedAreas":["mf-funds"]', '"protectedAreas":[]'));
    expect(await engineer('activate', 'mf-funds', ...WITHOUT_BROWSER)).toEqual({
      code: 4,
      said: expect.stringContaining('nobody knows what needs a second person'),
    });
    writeFileSync(file, good);
  });

  it('does not wait for longer than an hour', async () => {
    await admin('channels', 'protect', 'live', '--second-person', 'all');
    const { said } = await engineer('canary', 'mf-funds', 'promote');
    const id = said.split(' ').at(-1) ?? '';
    expect((await other('approve')).said).toContain(id);
    service.later(HOUR_MS + 1);
    expect((await other('approve')).said).toContain('No call waits');
    expect((await other('approve', id)).said).toContain(`No call waits as ${id}`);
  });
});

describe('a preview over the service', () => {
  it('is made by a team in its area, with any channels and without a second person, and live does not change', async () => {
    const before = project.areas();
    const fix = await project.ship('mf-funds', 'a repair');
    await project.gated('rollback mf-funds');
    const limited = service.machineOf(await service.token('team', 'release-engineer', '--areas', 'mf-funds', '--channels', 'staging'));
    const made = await limited('preview', 'mf-funds', fix, '--name', 'fix-123', '--hours', '2', ...WITHOUT_BROWSER);
    expect(made).toEqual({ code: 0, said: expect.stringContaining('preview-fix-123 shows live with mf-funds') });
    expect(project.areas()['mf-funds']?.release).toBe(before['mf-funds']?.release);
    expect((await engineer('channels', 'list')).said).toMatch(/preview-fix-123 +in use +2/);
    expect((await engineer('channels', 'remove', 'preview-fix-123', '--reason', 'seen')).code).toBe(0);
    expect((await engineer('channels', 'list')).said).toContain('removed, with their history: preview-fix-123');
  });

  it.each([
    ['of another area', ['preview', 'shell', '1.0.0-x', '--name', 'x'], 'rahim may change mf-funds, and not shell'],
    ['past the gate', ['preview', 'mf-funds', '1.0.0-x', '--name', 'x', ...WITHOUT_BROWSER], '--force and --no-browser need the role'],
    ['with a name that is a path', ['preview', 'mf-funds', '1.0.0-x', '--name', '../live'], 'no name of a preview'],
  ])('is refused %s', async (_, words, why) => {
    expect(await deployer(...words)).toEqual({ code: 1, said: expect.stringContaining(why) });
  });
});
