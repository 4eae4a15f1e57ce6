import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ELSEWHERE } from '@site/build/project';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';

let project: DeployedProject;
let first: string, second: string;
const live = () => project.areas()['mf-chat'];

/** After two releases `mf-chat` leaves for a repository of its own. */
beforeAll(async () => {
  project = await createDeployedProject(['mf-access', 'mf-chat']);
  first = live()?.release ?? '';
  second = await project.ship('mf-chat', 'second');
  rmSync(path.join(project.root, 'mf-chat'), { recursive: true });
  mkdirSync(path.join(project.root, ELSEWHERE));
  writeFileSync(path.join(project.root, ELSEWHERE, 'mf-chat.json'), '{ "uses": {}, "rows": [] }');
});
afterAll(() => project.remove());

describe('an area whose source is in another repository', () => {
  it('stays live when all areas of this workspace are deployed', async () => {
    project.writeArea('mf-access', 'second');
    const { code, said } = await project.gated('deploy');
    expect(said).toMatch(/shell \S+ unchanged\nmf-access \S+ live\nserial/);
    expect(said).not.toContain('mf-chat');
    expect([code, live()?.release]).toEqual([0, second]);
  });

  it('is listed, goes back and is made live again beside the store', async () => {
    expect((await project.run('status')).said).toMatch(new RegExp(`mf-chat +${second}`));
    expect((await project.gated('rollback mf-chat')).code).toBe(0);
    expect(live()?.release).toBe(first);
    expect((await project.gated(`activate mf-chat ${second}`)).code).toBe(0);
    expect(await project.run('verify mf-chat')).toMatchObject({ code: 0 });
  });

  it('is not deployed from here', async () => {
    expect(await project.gated('deploy mf-chat')).toEqual({
      code: 1,
      said: expect.stringContaining('mf-chat is released from a repository of its own. Run the command there.'),
    });
  });

  it('is missed by name in a channel that does not have it', async () => {
    await project.withVariables({ CHANNEL: 'staging' }, async () => {
      const { code, said } = await project.gated('deploy');
      expect(said).toContain('mf-chat is not live in staging. Deploy it from its own repository');
      expect(code).toBe(0);
    });
  });
});
