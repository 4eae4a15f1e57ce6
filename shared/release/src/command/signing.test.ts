import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChannelDocument } from '@site/remote/manifest';
import { integrityOf } from '../publish/integrity';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';

/** Every build runs in its own process, which takes long on a busy machine. */
const COMMANDS_MS = 240_000;
jest.setTimeout(COMMANDS_MS);

const DAY_MS = 86_400_000;
const EVIL = 'self.evil = 1;';

let project: DeployedProject;
beforeAll(async () => {
  project = await createDeployedProject(['mf-chat']);
});
afterAll(() => project.remove());

const documentNow = () => JSON.parse(readFileSync(path.join(project.store, 'channels', 'live.json'), 'utf8')) as ChannelDocument;
const daysValid = ({ issuedAt, expiresAt }: ChannelDocument) => (Date.parse(expiresAt) - Date.parse(issuedAt)) / DAY_MS;
const inEnvironment = async <T>(part: NodeJS.ProcessEnv, work: () => Promise<T>): Promise<T> => {
  const before = { ...project.env };
  Object.assign(project.env, part);
  try {
    return await work();
  } finally {
    Object.assign(project.env, Object.fromEntries(Object.keys(part).map((name) => [name, before[name as keyof typeof before] ?? ''])));
  }
};

describe('the log', () => {
  it('names the holder of the key that signed; RELEASE_ACTOR adds only a note', async () => {
    await inEnvironment({ RELEASE_ACTOR: 'the chief' }, () => project.run('renew --now'));
    expect((await project.history()).at(-1)).toMatchObject({ action: 'renew', actor: 'Tester', note: 'the chief' });
    expect((await project.run('history')).said).toContain('Tester (the chief)');
    const [key] = (await project.answer<{ keys: { id: string; holder: string }[] }>('keys')).keys;
    expect(await project.run(`keys --name ${key?.id} --holder Nadia`)).toMatchObject({ code: 0 });
    await inEnvironment({ RELEASE_ACTOR: '' }, () => project.run('renew --now'));
    expect((await project.history()).at(-1)).toMatchObject({ actor: 'Nadia' });
    expect((await project.run('history --verify')).code).toBe(0);
  });

  it.each(['keys --holder Nadia', 'keys --name abc', 'keys --add --name abc --holder Nadia'])('"%s" is wrong usage', async (words) => {
    expect(await project.run(words)).toMatchObject({ code: 2, said: expect.stringContaining('keys --name <id> --holder') });
  });
});

describe('what is live', () => {
  it('is signed for days, and renewed when it is due or on request', async () => {
    expect(daysValid(documentNow())).toBe(7);
    const { serial } = documentNow();
    expect(await project.run('renew')).toMatchObject({ code: 0, said: expect.stringContaining('not due') });
    expect(documentNow().serial).toBe(serial);
    expect(await project.run('renew --now')).toMatchObject({ code: 0, said: expect.stringContaining('is signed until') });
    expect(documentNow().serial).toBe(serial + 1);
  });

  it('has a service worker until it is switched off, and again when it is switched on', async () => {
    expect(await project.run('worker off --reason hangs')).toMatchObject({
      code: 0,
      said: expect.stringContaining('remove it within 30 s'),
    });
    await project.run('renew --now');
    expect(documentNow().workerOff).toBe(true);
    expect((await project.run('status')).said).toMatch(
      /service worker: off since .* by .* \(off, hangs\)\. On again: npm run release -- worker on/,
    );
    expect(await project.answer('status')).toMatchObject({ worker: 'off' });
    expect((await project.history()).at(-2)).toMatchObject({ action: 'worker', remote: '*', reason: 'off, hangs' });
    expect((await project.run('worker off')).said).toContain('is off in live already');
    await project.run('worker on');
    expect(documentNow()).not.toHaveProperty('workerOff');
    expect((await project.run('status')).said).not.toContain('service worker');
    expect((await project.run('history --verify')).code).toBe(0);
  });

  it('may be run from source where only this machine reaches the site, and elsewhere only after a command allowed it', async () => {
    expect(documentNow().development).toBe(true);
    await inEnvironment({ HOST: '0.0.0.0' }, () => project.run('renew --now'));
    expect(documentNow().development).toBe(false);
    await inEnvironment({ SITE_ORIGIN: 'https://example.com' }, () => project.run('development on'));
    await inEnvironment({ SITE_ORIGIN: 'https://example.com' }, () => project.run('renew --now'));
    expect(documentNow().development).toBe(true);
  });
});

describe('a release that somebody changed in the store, file and hash', () => {
  it.each(['renew --now', 'development off', 'deploy'])('is not signed by "%s", and status names it', async (words) => {
    const release = documentNow().remotes['mf-chat']?.release ?? '';
    const folder = path.join(project.store, 'mf-chat', release);
    const files = ['remoteEntry.js', 'release.json'].map((name) => path.join(folder, name));
    const good = files.map((file) => readFileSync(file, 'utf8'));
    const record = JSON.parse(good[1] ?? '') as { files: Record<string, object> };
    record.files['remoteEntry.js'] = { integrity: integrityOf(Buffer.from(EVIL)), bytes: EVIL.length };
    writeFileSync(files[0] ?? '', EVIL);
    writeFileSync(files[1] ?? '', `${JSON.stringify(record, null, 2)}\n`);
    const before = readFileSync(path.join(project.store, 'channels', 'live.json'), 'utf8');
    // A deploy has something to do only when a source has changed.
    if (words === 'deploy') project.writeArea('shell', 'another');
    const refused = await project[words === 'deploy' ? 'gated' : 'run'](words);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining(`mf-chat ${release} is not what was published`) });
    expect(readFileSync(path.join(project.store, 'channels', 'live.json'), 'utf8')).toBe(before);
    expect((await project.run('status')).said).toMatch(new RegExp(`TAMPERED: mf-chat/${release}/release\\.json is not what was signed`));
    files.forEach((file, index) => writeFileSync(file, good[index] ?? ''));
    expect((await project.run('status')).said).not.toContain('TAMPERED');
  });

  it('is named by status when only the bytes of a file differ', async () => {
    const release = documentNow().remotes['mf-chat']?.release ?? '';
    const file = path.join(project.store, 'mf-chat', release, 'later.css');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, `${good} `);
    const { problems } = await project.answer<{ problems: { place: string }[] }>('status');
    expect(problems).toEqual([expect.objectContaining({ place: `mf-chat/${release}/later.css` })]);
    writeFileSync(file, good);
  });
});
