import { execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';
import { startS3StandIn } from '../testing/s3-stand-in';
import { createDatabaseForTests } from '../testing/test-database';

/** Every build runs in its own process, which takes long on a busy machine. */
jest.setTimeout(240_000);

const database = createDatabaseForTests();
let project: DeployedProject;
beforeAll(async () => {
  project = await createDeployedProject(['mf-chat']);
  await project.ship('mf-chat', 'second');
});
afterAll(() => project.remove());

const move = (to = database.url()) => project.run(`store move --to ${to}`);

/** Runs work with the database as the store of all commands. */
async function inDatabase<T>(work: () => Promise<T>): Promise<T> {
  Object.assign(project.env, { STORE_URL: database.url() });
  try {
    return await work();
  } finally {
    Object.assign(project.env, { STORE_URL: '' });
  }
}

/** Every file of the folder with its bytes. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${path.relative(folder, file)} ${readFileSync(file, 'base64')}`)
    .sort();

const kept = (name: string) => readFileSync(path.join(project.store, 'channels', name), 'utf8');

const isEmpty = async () => {
  const store = database.open();
  return (await store.areas()).length === 0 && (await store.channels()).length === 0;
};

describe('a move of the store', () => {
  it('copies every byte, changes nothing in the source, shows its progress and the setting, and never the password', async () => {
    const before = filesOf(project.store);
    const { code, said } = await move();
    expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/checking 3 releases and 1 channels/) });
    expect(said).toMatch(/3 of 3: .* copied\nreading every byte of postgres:/);
    expect(said).toMatch(/restart edges and service: STORE_URL=postgres:\/\/postgres@127\.0\.0\.1:\d+\/\w+ \(with its password/);
    expect(said).not.toContain(new URL(database.url()).password);
    expect(filesOf(project.store)).toEqual(before);
    const store = database.open();
    expect(await store.channelText('live')).toBe(kept('live.json'));
    expect((await store.log('live')).map((line) => `${line}\n`).join('')).toBe(kept('live.log.jsonl'));
  });

  it('leaves a store that all commands work with: checks, changes, and a deploy with its gate', async () => {
    await move();
    const old = project.areas()['mf-chat']?.release;
    await inDatabase(async () => {
      expect(await project.run('verify --all')).toMatchObject({ code: 0, said: expect.stringContaining('Everything is as it was signed') });
      expect((await project.run('history --verify')).code).toBe(0);
      project.writeArea('mf-chat', 'third');
      expect(await project.gated('deploy mf-chat')).toMatchObject({ code: 0, said: expect.stringContaining('built and published') });
      expect((await project.status()).remotes['mf-chat']).toMatchObject({ stepBack: old });
      expect((await project.gated('rollback mf-chat')).code).toBe(0);
      expect((await project.status()).remotes['mf-chat']?.release).toBe(old);
      expect(await database.open().channels()).toEqual(['live']);
    });
    expect(project.areas()['mf-chat']?.release).toBe(old);
    expect(await move()).toMatchObject({
      code: 1,
      said: expect.stringMatching(/has the release mf-chat .*, which this store does not have/),
    });
  });

  it('can be repeated after a break: it adds the rest', async () => {
    await move();
    const store = database.open();
    const [release = ''] = await store.ids('mf-chat');
    await store.removeChannel('live');
    await store.remove('mf-chat', release);
    const again = await move();
    expect(again).toMatchObject({ code: 0, said: expect.stringMatching(new RegExp(`mf-chat ${release} copied`)) });
    expect(again.said).toContain('was there already');
    expect(await store.channelText('live')).toBe(kept('live.json'));
    expect((await move()).said).not.toContain('copied\n');
  });

  it('takes the root document along, byte for byte', async () => {
    await project.run('trust key holder.key --holder Nadia');
    await project.run('trust init --keys holder.key.public.json --key holder.key');
    expect((await move()).code).toBe(0);
    const place = path.join(project.store, 'trust/1.0.0-root/release.json');
    expect(await database.open().recordText('trust', '1.0.0-root')).toBe(readFileSync(place, 'utf8'));
    await inDatabase(async () => expect((await project.run('trust show')).said).toContain('root document 1'));
  });

  it('also leads back into a folder', async () => {
    await move();
    const folder = path.join(project.root, 'back');
    await inDatabase(async () =>
      expect(await move(folder)).toMatchObject({ code: 0, said: expect.stringContaining(`STORE_DIR=${folder}`) }),
    );
    const own = /^(channels|mf-|shell)/;
    expect(filesOf(folder).filter((file) => own.test(file))).toEqual(filesOf(project.store).filter((file) => own.test(file)));
  });
});

it('a move into a bucket prints a setting that a shell takes as it is, and names the credentials', async () => {
  const server = await startS3StandIn({ pageSize: 1_000 });
  Object.assign(project.env, server.environment);
  const address = server.addressOf('moved');
  const { code, said } = await move(address);
  expect([code, said]).toEqual([0, expect.stringContaining(`STORE_URL='${address}' (and the credentials of the bucket`)]);
  const [setting = ''] = /STORE_URL='.*?'/.exec(said) ?? [];
  expect(execFileSync('sh', ['-c', `${setting}; printf %s "$STORE_URL"`], { encoding: 'utf8' })).toBe(address);
  await server.stop();
});

describe('a move is refused, and nothing is written,', () => {
  it('when the target has another document', async () => {
    await move();
    await inDatabase(() => project.run('renew --now'));
    const text = await database.open().channelText('live');
    expect(await move()).toMatchObject({
      code: 1,
      said: expect.stringMatching(/has another document or log of the channel "live".*Name an empty/),
    });
    expect(await database.open().channelText('live')).toBe(text);
  });

  it.each([
    ['a release', () => path.join('mf-chat', project.areas()['mf-chat']?.release ?? '', 'later.css'), /later\.css has other bytes/],
    ['the log', () => path.join('channels', 'live.log.jsonl'), /live\.log\.jsonl:\d+ /],
    ['the document', () => path.join('channels', 'live.json'), /channels\/live\.json /],
  ])('when %s is damaged, which is named', async (_, place, words) => {
    const file = path.join(project.store, place());
    const good = readFileSync(file);
    if (file.endsWith('.jsonl')) writeFileSync(file, String(good).replace('"actor":"Tester"', '"actor":"Nobody"'));
    else appendFileSync(file, ' ');
    expect(await move()).toMatchObject({ code: 1, said: expect.stringMatching(words) });
    writeFileSync(file, good);
    expect(await isEmpty()).toBe(true);
  });

  it.each<[string, () => string, number, RegExp]>([
    ['no address', () => 'store move', 2, /--to <address>/],
    ['another word', () => 'store copy --to x', 2, /There is no "store copy"/],
    ['the store itself', () => 'store move --to .store', 1, /is the store itself/],
    ['a folder that holds the keys', () => 'store move --to .', 4, /would lie inside the store/],
    ['an address of no kind', () => 'store move --to redis://x/1', 4, /There is no store for addresses that begin with redis:/],
    ['a server that nobody runs', () => 'store move --to postgres://user:secret@127.0.0.1:9/db', 4, /ECONNREFUSED.*See that it runs/],
  ])('for %s', async (_, words, code, says) => {
    const answer = await project.run(words());
    expect(answer).toEqual({ code, said: expect.stringMatching(says) });
    expect(answer.said).not.toContain('secret');
  });
});
