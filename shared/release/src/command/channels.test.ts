import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './program';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';

let project: DeployedProject;
let first: string;
const live = () => readFileSync(path.join(project.store, 'channels', 'live.json'), 'utf8');
const areasOf = (channel: string) =>
  (JSON.parse(readFileSync(path.join(project.store, 'channels', `${channel}.json`), 'utf8')) as ReturnType<typeof parsed>).remotes;
const parsed = () => JSON.parse(live()) as { remotes: Record<string, { release: string; stepBack?: string }>; expiresAt: string };

const inChannel = <T>(channel: string, work: () => Promise<T>) => project.withVariables({ CHANNEL: channel }, work);

interface Listed {
  channel: string;
  state: string;
  releases: number;
  secondPerson: unknown;
}
const listed = async () => (await project.answer<{ channels: Listed[] }>('channels list')).channels;

beforeAll(async () => {
  project = await createDeployedProject(['mf-chat']);
  first = project.areas()['mf-chat']?.release ?? '';
});
afterAll(() => project.remove());

describe('a channel', () => {
  it('begins with the releases of another one, has changes of its own, and can be gone back in', async () => {
    const before = live();
    const { code, said } = await project.gated('channels create staging --from live');
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('The channel staging exists with 2 releases of live') });
    expect(areasOf('staging')).toEqual(parsed().remotes);
    await inChannel('staging', async () => {
      const second = await project.ship('mf-chat', 'second');
      expect(second).toBe(first);
      expect(areasOf('staging')['mf-chat']?.release).not.toBe(first);
      expect((await project.gated('rollback mf-chat')).said).toContain(`mf-chat is back to ${first}`);
    });
    expect(live()).toBe(before);
  });

  it('begins empty, and its first deploy fills it', async () => {
    expect((await project.run('channels create trial')).said).toContain('exists without a release');
    expect(await listed()).toContainEqual(expect.objectContaining({ channel: 'trial', releases: 0, state: 'in use' }));
    await inChannel('trial', async () => expect((await project.gated('deploy')).code).toBe(0));
    expect(Object.keys(areasOf('trial'))).toEqual(['shell', 'mf-chat']);
  });

  it('is removed with its reason, keeps its history, and can begin again with what was revoked still revoked', async () => {
    await project.gated('channels create old --from live');
    const bad = await inChannel('old', async () => {
      project.writeArea('mf-chat', 'bad');
      await project.gated('deploy mf-chat');
      const { release = '' } = areasOf('old')['mf-chat'] ?? {};
      expect((await project.gated(`revoke mf-chat ${release}`)).code).toBe(0);
      return release;
    });
    expect((await project.run('channels remove old')).code).toBe(2);
    expect((await project.run('channels remove old --reason over')).said).toContain('Its history remains');
    expect((await listed()).find(({ channel }) => channel === 'old')).toMatchObject({ state: 'removed', releases: 0 });
    expect((await project.run('channels list')).said).toContain('removed, with their history: old');
    await inChannel('old', async () => {
      expect((await project.run('history --verify')).said).toMatch(/create[^]*revoke[^]*remove[^]*over[^]*The log is unbroken/);
    });
    expect(await project.run('channels remove old --reason again')).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no channel old'),
    });
    expect((await project.gated('channels create old --from live')).code).toBe(0);
    await inChannel('old', async () =>
      expect((await project.gated(`activate mf-chat ${bad}`)).said).toContain('was revoked and never runs again'),
    );
  });

  it('is removed by a person only after they type its name', async () => {
    await project.run('channels create typed');
    const asked: string[] = [];
    const remove = (answer: string) =>
      run(['channels', 'remove', 'typed', '--reason', 'over'], {
        cwd: project.root,
        env: project.env,
        out: () => {},
        err: () => {},
        ask: async (question) => {
          asked.push(question);
          return answer;
        },
      });
    expect([await remove('staging'), await remove('typed ')]).toEqual([1, 0]);
    expect(asked).toEqual(Array(2).fill('Type the name of the channel to remove it (typed): '));
  });

  it('shows its protection, which is logged with its person and must be lifted before a removal', async () => {
    await project.run('channels create guarded');
    expect((await project.run('channels protect guarded --second-person mf-chat,shell')).said).toContain(
      'New code of mf-chat,shell needs a second person on guarded from now on',
    );
    expect((await project.run('channels protect guarded --second-person shell,mf-chat')).said).toContain('already');
    expect(await listed()).toContainEqual(expect.objectContaining({ channel: 'guarded', secondPerson: ['mf-chat', 'shell'] }));
    expect(await project.run('channels remove guarded --reason over')).toEqual({
      code: 1,
      said: expect.stringContaining('channels protect guarded --second-person none'),
    });
    await inChannel('guarded', async () =>
      expect((await project.history()).at(-1)).toMatchObject({
        actor: 'Tester',
        action: 'protect',
        reason: 'second person: mf-chat,shell',
      }),
    );
    await project.run('channels protect guarded --second-person none');
    expect((await project.run('channels remove guarded --reason over')).code).toBe(0);
  });

  it('that was rewritten is shown as damaged and hides no other one', async () => {
    const file = path.join(project.store, 'channels', 'staging.json');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, good.replace(/"development": *true/, '"development": false'));
    expect(await listed()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ channel: 'staging', state: 'damaged' }),
        expect.objectContaining({ channel: 'live', state: 'in use' }),
      ]),
    );
    writeFileSync(file, good);
  });

  it.each([
    ['channels create live', 1, /begins with its first deploy/],
    ['channels create plain', 1, /begins with its first deploy/],
    ['channels create preview-x', 1, /release -- preview <area>/],
    ['channels create gate-x', 1, /belong to channels of minutes/],
    ['channels create Staging', 1, /cannot be a channel/],
    ['channels create staging', 1, /exists already/],
    ['channels create more --from nothing', 1, /Nothing is live in nothing/],
    ['channels create', 2, /Name the channel/],
    ['channels copy x', 2, /Say one of: list, create, protect, remove/],
    ['channels remove live --reason over', 1, /never removed/],
    ['channels remove nothing --reason over', 1, /There is no channel nothing/],
    ['channels protect nothing --second-person all', 1, /There is no channel nothing/],
    ['channels protect live', 2, /Say what needs a second person/],
    ['channels protect live --second-person shelf', 2, /There is no area "shelf"\. There are: .*shell/],
  ])('"%s" ends with %s and the next step', async (words, code, said) => {
    expect(await project.run(words)).toEqual({ code, said: expect.stringMatching(said) });
  });
});
