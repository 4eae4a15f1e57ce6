import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openKeys } from '../keys/keys';
import { readStaffProof } from '../keys/staff-proof';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';

const HOUR_MS = 3_600_000;

let project: DeployedProject;
let fix: string;
let old: string;
const fileOf = (channel: string) => path.join(project.store, 'channels', `${channel}.json`);
const documentOf = (channel: string) =>
  JSON.parse(readFileSync(fileOf(channel), 'utf8')) as {
    remotes: Record<string, { release: string; stepBack?: string }>;
    issuedAt: string;
    expiresAt: string;
    serial: number;
  };

beforeAll(async () => {
  project = await createDeployedProject(['mf-chat', 'mf-funds']);
  old = project.areas()['mf-chat']?.release ?? '';
  project.writeArea('mf-chat', 'a repair');
  expect((await project.gated('deploy mf-chat --preview first')).said).toContain('preview-first shows live with mf-chat');
  fix = documentOf('preview-first').remotes['mf-chat']?.release ?? '';
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => project.remove());

/** Sets the clock of this process. */
const at = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(ms);

const inChannel = <T>(channel: string, work: () => Promise<T>) => project.withVariables({ CHANNEL: channel }, work);

describe('a preview', () => {
  it('shows live with one other release until its end, and live does not change', async () => {
    const live = readFileSync(fileOf('live'), 'utf8');
    expect(fix).not.toBe(old);
    const { code, said } = await project.gated(`preview mf-chat ${fix} --name fix-123 --hours 2`);
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringContaining('Edges of live show it at fix-123. before the name of the site.'),
    });
    const { remotes, issuedAt, expiresAt } = documentOf('preview-fix-123');
    expect(remotes).toEqual({ ...project.areas(), 'mf-chat': { release: fix } });
    expect(Math.round((Date.parse(expiresAt) - Date.parse(issuedAt)) / HOUR_MS)).toBe(2);
    expect(readFileSync(fileOf('live'), 'utf8')).toBe(live);
  });

  it('can be made anew under its name for the same area, and for no other one', async () => {
    const { serial } = documentOf('preview-fix-123');
    expect((await project.gated(`preview mf-chat ${fix} --name fix-123 --hours 3`)).code).toBe(0);
    expect(documentOf('preview-fix-123').serial).toBe(serial + 1);
    project.writeArea('mf-funds', 'another repair');
    expect(await project.gated('deploy mf-funds --preview fix-123')).toEqual({
      code: 1,
      said: expect.stringMatching(/preview-fix-123 shows mf-chat until .* Choose another --name/),
    });
  });

  it.each([
    'renew --now',
    'worker off',
    'development off',
    'deploy',
    'activate mf-funds',
    'channels protect preview-fix-123 --second-person all',
  ])('lives no longer because of "%s"', async (words) => {
    const before = readFileSync(fileOf('preview-fix-123'), 'utf8');
    const isGated = /^(deploy|activate)/.test(words);
    const { code, said } = await inChannel('preview-fix-123', () => (isGated ? project.gated(words) : project.run(words)));
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('is a preview') });
    expect(readFileSync(fileOf('preview-fix-123'), 'utf8')).toBe(before);
  });

  it('is listed as ended after its end, can be made again, and is deleted a month later', async () => {
    const end = Date.parse(documentOf('preview-fix-123').expiresAt);
    at(end);
    expect((await project.run('channels list')).said).toMatch(/preview-fix-123 +ended/);
    expect((await inChannel('preview-fix-123', () => project.run('renew --now'))).said).toContain('it ends by itself');
    at(end + 31 * 24 * HOUR_MS);
    expect((await project.run('renew --now')).code).toBe(0);
    expect((await project.gated(`preview mf-chat ${fix} --name second`)).code).toBe(0);
    expect([existsSync(fileOf('preview-fix-123')), existsSync(fileOf('preview-second'))]).toEqual([false, true]);
  });

  it('ends when its release is revoked, which nothing shows any more', async () => {
    await project.gated(`preview mf-chat ${fix} --name fix-124`);
    expect((await project.gated(`revoke mf-chat ${fix}`)).said).toMatch(/Ended with it: .*preview-fix-124/);
    const { issuedAt, expiresAt } = documentOf('preview-fix-124');
    expect(expiresAt <= issuedAt).toBe(true);
    expect(await project.gated(`preview mf-chat ${fix} --name fix-125`)).toEqual({
      code: 1,
      said: expect.stringContaining('was revoked and never runs again'),
    });
  });

  it('passes the gate like everything that is shown', async () => {
    project.writeArea('mf-chat', 'damaged later');
    await project.gated('deploy mf-chat --preview whole');
    const release = documentOf('preview-whole').remotes['mf-chat']?.release ?? '';
    const file = path.join(project.store, 'mf-chat', release, 'later.css');
    writeFileSync(file, 'other bytes');
    expect(await project.gated(`preview mf-chat ${release} --name broken`)).toEqual({
      code: 1,
      said: expect.stringMatching(/nothing was changed, the gate refuses it[^]*damaged/),
    });
    expect(existsSync(fileOf('preview-broken'))).toBe(false);
  });

  it.each([
    ['preview mf-chat 1.0.0-x', 2, /Name the preview/],
    ['preview mf-chat 1.0.0-x --name x --hours 200', 2, /whole number from 1 to 168/],
    ['preview mf-chat 1.0.0-x --name x', 1, /There is no release 1\.0\.0-x of mf-chat/],
    ['preview mf-chat 1.0.0-x --name X', 1, /cannot be a channel/],
    ['deploy mf-chat mf-funds --preview x', 2, /A preview shows one area/],
  ])('"%s" ends with %s and the next step', async (words, code, said) => {
    expect(await project.run(words)).toEqual({ code, said: expect.stringMatching(said) });
  });

  it('of the live release is refused, and so is one of another channel', async () => {
    expect((await project.run(`preview mf-chat ${old} --name same`)).said).toContain('is live already');
    expect(await inChannel('staging', () => project.run(`preview mf-chat ${old} --name other`))).toEqual({
      code: 2,
      said: expect.stringContaining('Leave CHANNEL out'),
    });
  });
});

describe('a link for staff', () => {
  const linkOf = (words: string) => project.answer<{ link: string; expiresAt: string }>(`staff-link ${words}`);
  const proofIn = (link: string) => new URL(link).searchParams.get('proof') ?? '';
  const keysOf = async () => openKeys(path.join(project.root, '.keys')).accepted();

  it('has a proof of its holder for one site, which ends after eight hours', async () => {
    const now = Date.parse('2026-03-01T06:00:00.000Z');
    at(now);
    const { link, expiresAt } = await linkOf('--site https://play.example/');
    expect(link).toMatch(/^https:\/\/play\.example\/edge\/staff\?proof=[\w-]+$/);
    const proof = await readStaffProof(proofIn(link), { keys: await keysOf(), site: 'https://play.example' });
    expect(proof).toMatchObject({ holder: expect.any(String), expiresAt });
    expect(expiresAt).toBe(new Date(now + 8 * HOUR_MS).toISOString());
    expect(await readStaffProof(proofIn(link), { keys: await keysOf(), site: 'https://other.example' })).toBeNull();
  });

  it('is of the site at PORT without another name', async () => {
    expect((await linkOf('--hours 1')).link).toMatch(/^http:\/\/localhost:3000\/edge\/staff/);
  });

  it.each(['--hours 25', '--hours 0', '--hours soon', '--site play.example', '--site ftp://play.example'])(
    'is refused with %s',
    async (words) => {
      expect((await project.run(`staff-link ${words}`)).code).toBe(2);
    },
  );
});
