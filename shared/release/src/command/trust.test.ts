import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RootDocument } from '../trust';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';

/** Every build runs in its own process, which takes long on a busy machine. */
jest.setTimeout(240_000);

const HOLDERS = '--key nadia.key,karim.key';

let project: DeployedProject;
let firstFunds: string;
beforeAll(async () => {
  project = await createDeployedProject(['mf-chat', 'mf-funds']);
  firstFunds = live('mf-funds');
  for (const name of ['nadia', 'karim', 'maya', 'team', 'other', 'fresh']) await mustRun(`trust key ${name}.key --holder ${name}`);
});
afterAll(() => project.remove());

const live = (area = 'mf-chat') => project.areas()[area]?.release ?? '';
const idOf = (name: string) => (JSON.parse(readFileSync(path.join(project.root, `${name}.key.public.json`), 'utf8')) as { id: string }).id;
const root = async () => (await project.answer<{ root: RootDocument }>('trust show')).root;

async function mustRun(words: string) {
  const { code, said } = await project.run(words);
  if (code !== 0) throw new Error(said);
  return said;
}

/** Runs a command that finds this key in `RELEASE_KEY`, and that channel in `CHANNEL`. */
const as = (name: string, words: string, channel = 'live') =>
  project.withVariables({ RELEASE_KEY: name && `${name}.key`, CHANNEL: channel }, () => project.gated(words));

/** Changes the source of an area and deploys it with a key. */
async function ship(name: string, word: string, area = 'mf-chat') {
  project.writeArea(area, word);
  return as(name, `deploy ${area}`);
}

describe('a key file', () => {
  it('is readable for its user only, and never overwritten', async () => {
    expect(statSync(path.join(project.root, 'team.key')).mode & 0o077).toBe(0);
    expect(readFileSync(path.join(project.root, 'team.key.public.json'), 'utf8')).not.toContain('PRIVATE');
    expect(await project.run('trust key team.key --holder team')).toEqual({ code: 1, said: expect.stringContaining('exists already') });
  });
});

describe('without a root document', () => {
  it('no area needs a signature, and commands name the first step', async () => {
    expect(await mustRun('trust show')).toContain('no area needs the signature of a team');
    expect((await ship('', 'second')).code).toBe(0);
    expect(await project.run('trust renew')).toEqual({ code: 1, said: expect.stringContaining('trust init --keys <files>') });
  });
});

describe('two of three holders', () => {
  it('make the root document, and one alone does not', async () => {
    const init = 'trust init --keys nadia.key.public.json,karim.key.public.json,maya.key.public.json --threshold 2';
    expect(await project.run(`${init} --key nadia.key`)).toEqual({
      code: 1,
      said: expect.stringMatching(/has 1 of the 2 signatures .* left are \w{12} \(karim\), \w{12} \(maya\)\. Nothing was changed/),
    });
    expect(await mustRun(`${init} ${HOLDERS}`)).toMatch(/^root document 1, valid until .*\n\nkey +holder +speaks for\n/);
    expect(await project.run(`${init} ${HOLDERS}`)).toMatchObject({ code: 1, said: expect.stringContaining('root document 1 already') });
    expect(Object.keys((await root()).roles.targets)).toEqual(['keyIds', 'threshold']);
  });

  it('give an area to a team: its releases need its signature from now on, those of others need none', async () => {
    await mustRun(`trust delegate mf-chat --keys team.key.public.json ${HOLDERS}`);
    const refused = await ship('', 'third');
    expect(refused).toEqual({
      code: 1,
      said: expect.stringMatching(/mf-chat 1\.0\.0-\w+ has no signature of its team\. .*\(team\).*RELEASE_KEY/),
    });
    expect((await as('other', 'deploy mf-chat')).said).toContain(`is signed with ${idOf('other')}, which may not speak for its area`);
    expect((await as('team', 'deploy mf-chat')).code).toBe(0);
    expect((await ship('', 'second', 'mf-funds')).code).toBe(0);
    expect((await project.run('verify')).code).toBe(0);
  });

  it('sign a draft on two machines, and the change is made when both have', async () => {
    const words = 'trust delegate mf-funds --identities ci-funds --draft draft.json';
    expect(await mustRun(words)).toContain('Nothing is changed yet');
    expect((await root()).delegations).not.toHaveProperty('mf-funds');
    expect(await mustRun('trust sign draft.json --key karim.key')).toContain('for mf-funds speak also the credential ci-funds');
    expect(await project.run('trust apply draft.json')).toMatchObject({ code: 1, said: expect.stringContaining('left are') });
    await mustRun('trust sign draft.json --key maya.key');
    await mustRun('trust apply draft.json');
    expect(await project.run('trust apply draft.json')).toMatchObject({ code: 1, said: expect.stringContaining('comes 4') });
    expect((await ship('', 'third', 'mf-funds')).said).toContain('speak the credential ci-funds');
    await mustRun(`trust end mf-funds ${HOLDERS}`);
    expect((await ship('', 'third', 'mf-funds')).code).toBe(0);
  });
});

describe('the runbook', () => {
  it('lost team key: another takes its place, and releases of the lost one stay good', async () => {
    const signed = live();
    await mustRun(`trust rotate ${idOf('team')} --to fresh.key.public.json ${HOLDERS}`);
    expect((await ship('team', 'fourth')).said).toContain('may not speak for its area');
    expect((await as('fresh', 'deploy mf-chat')).code).toBe(0);
    expect((await project.gated('rollback mf-chat')).code).toBe(0);
    expect(live()).toBe(signed);
    await mustRun(`trust rotate ${idOf('fresh')} --to team.key.public.json ${HOLDERS}`);
  });

  it('lost root key: the two others put a new one in its place', async () => {
    await mustRun('trust key maya-new.key --holder maya');
    await mustRun(`trust rotate ${idOf('maya')} --to maya-new.key.public.json ${HOLDERS}`);
    expect((await project.run('trust renew --key nadia.key,maya.key')).said).toContain('has 1 of the 2 signatures');
    await mustRun('trust renew --key nadia.key,maya-new.key');
  });

  it('expired root document: nothing new goes live, going back works, and its holders renew it', async () => {
    await mustRun('trust renew --draft draft.json');
    const file = path.join(project.root, 'draft.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"expires": "[^"]+"/, '"expires": "2026-01-01T00:00:00.000Z"'));
    for (const name of ['nadia', 'karim']) await mustRun(`trust sign draft.json --key ${name}.key`);
    expect(await mustRun('trust apply draft.json')).toContain('EXPIRED');

    const refused = await ship('team', 'fifth');
    expect(refused).toEqual({ code: 1, said: expect.stringMatching(/expired on 2026-01-01, so nothing new goes live.*trust renew --key/) });
    expect(await as('', `activate mf-funds ${firstFunds} --force`)).toEqual({
      code: 1,
      said: expect.stringContaining('expired on 2026-01-01'),
    });
    expect((await project.gated('rollback mf-chat')).code).toBe(0);
    expect((await project.run('renew --now')).code).toBe(0);
    expect(await project.run('verify')).toMatchObject({ code: 1, said: expect.stringContaining('has expired') });
    expect((await project.run('status')).said).toContain('EXPIRED: nothing new goes live. Renew it: npm run release -- trust renew');
    await mustRun(`trust renew ${HOLDERS}`);
    expect((await as('team', 'deploy mf-chat')).code).toBe(0);
  });

  it('leaked team key: one command cuts it off and takes what it signed out of all channels', async () => {
    expect((await as('team', 'deploy', 'staging')).code).toBe(0);
    project.writeArea('mf-chat', 'for a preview');
    expect((await as('team', 'deploy mf-chat --preview repair')).code).toBe(0);
    const [leaked, serial] = [live(), (await project.status()).serial];
    const { code, said } = await project.gated(`trust cut ${idOf('team')} --to other.key.public.json ${HOLDERS}`);
    // Nothing of another signature was live in the other channel before.
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(new RegExp(`live: mf-chat ${leaked} is revoked, live is [^]*staging: mf-chat ${leaked} is still live`)),
    ]);
    expect(said).toContain('preview-repair: ended');
    const staging = await project.withVariables({ CHANNEL: 'staging' }, () => project.run('verify'));
    expect([staging.code, staging.said]).toEqual([
      1,
      expect.stringContaining(`mf-chat/${leaked}/release.json is not vouched for by its team`),
    ]);
    expect(live()).not.toBe(leaked);
    expect((await project.status()).serial).toBe(serial + 1);
    expect((await project.status()).revoked['mf-chat']).toContain(leaked);
    expect((await project.history()).filter((entry) => entry.action === 'revoke').at(-1)).toMatchObject({
      release: leaked,
      reason: `key ${idOf('team')} was cut off: a test`,
    });
    expect(await as('', `activate mf-chat ${leaked} --force`)).toMatchObject({ code: 1, said: expect.stringContaining('was revoked') });

    project.writeArea('mf-chat', 'after the leak');
    expect((await as('team', 'deploy mf-chat')).said).toContain('may not speak for its area');
    expect((await as('other', 'deploy mf-chat', 'staging')).code).toBe(0);
    expect(await as('', `activate mf-chat ${leaked} --force`, 'staging')).toEqual({
      code: 1,
      said: expect.stringMatching(/trust: mf-chat .* is signed with \w{12}, which may not speak for its area[^]*Not even --force/),
    });
    expect(await project.gated(`trust cut ${idOf('team')}`)).toMatchObject({
      code: 0,
      said: expect.stringContaining(`cut off: ${idOf('team')}`),
    });
    expect((await as('other', 'deploy mf-chat')).code).toBe(0);
    expect((await project.run('verify')).code).toBe(0);
    expect((await project.run('history --verify')).code).toBe(0);
  });

  it('leaked service key: four steps, with the root document after each', async () => {
    const old = (await root()).roles.targets.keyIds[0] ?? '';
    expect(await project.run(`trust cut ${old} --reason leaked ${HOLDERS}`)).toEqual({
      code: 1,
      said: expect.stringMatching(/is the key of the service\. Rotate it so: .* keys --add/),
    });
    expect(await mustRun('keys --add')).toContain('trust rotate service --key <files>');
    await mustRun(`trust rotate service ${HOLDERS}`);
    expect((await as('', 'deploy shell')).code).toBe(0);
    await mustRun(`keys --retire ${old}`);
    await mustRun(`trust rotate service ${HOLDERS}`);
    expect((await as('', 'deploy shell')).code).toBe(0);
    expect((await root()).roles.targets.keyIds).not.toContain(old);
    expect((await project.run('verify')).code).toBe(0);
  });

  it('a key of the service that the root document does not name brings nothing new, and goes back', async () => {
    const [old = ''] = (await root()).roles.targets.keyIds;
    await mustRun('keys --add');
    expect((await as('', 'deploy shell')).code).toBe(0);
    await mustRun(`keys --retire ${old}`);
    project.writeArea('mf-funds', 'signed by a new service');
    expect(await as('', 'deploy mf-funds --force')).toEqual({
      code: 1,
      said: expect.stringMatching(/trust: No key of the service that the root document \d+ names signs here\.[^]*Not even --force/),
    });
    expect((await project.gated('rollback mf-funds')).code).toBe(0);
    await mustRun(`trust rotate service ${HOLDERS}`);
    expect((await as('', 'deploy mf-funds')).code).toBe(0);
  });
});

it.each([
  ['trust', 2, "missing required argument 'action'"],
  ['trust burn', 2, 'There is no "trust burn". Say one of: key, sign, show, init'],
  ['trust cut abc --reason x', 2, 'trust cut <id> --reason'],
  ['trust rotate abcdefabcdef', 2, 'trust rotate <id> --to'],
  ['trust delegate mf-chat', 2, 'Say who speaks for mf-chat'],
  ['trust delegate mf-nothing --identities x', 1, 'There is no area mf-nothing'],
  ['trust renew --days 0', 2, '--days is a whole number from 1'],
  ['trust apply nothing.json', 1, 'nothing.json cannot be read (ENOENT)'],
  ['trust apply team.key.public.json', 1, 'is no draft of a root document'],
  ['trust key', 2, 'Name a file and the holder'],
  ['trust end mf-news', 1, 'No team has mf-news'],
])('"%s" ends with %i and the next step', async (words, code, why) => {
  expect(await project.run(words)).toEqual({ code, said: expect.stringContaining(why) });
});
