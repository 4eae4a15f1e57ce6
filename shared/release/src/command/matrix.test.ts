import { rmSync } from 'node:fs';
import path from 'node:path';
import { createDeployedProject, type DeployedProject } from '../testing/run-commands';

let project: DeployedProject;
let oldShell: string, shellWithBadge: string, oldRemote: string, builtForBadge: string;
const live = (name: string) => project.areas()[name]?.release ?? '';

beforeAll(async () => {
  project = await createDeployedProject(['mf-chat']);
  oldShell = live('shell');
  oldRemote = live('mf-chat');
});
afterAll(() => project.remove());

interface Answer {
  shells: string[];
  pairs: { name: string; release: string; shell: string; faults: unknown[] }[];
}

it('compares one shell with one release of a remote on the first day', async () => {
  const { code, said } = await project.run('matrix --no-browser');
  expect(code).toBe(0);
  expect(said).toMatch(/^area +release +shell 1\.0\.0-\w+ \(live\)\nmf-chat +1\.0\.0-\w+ \(live\) +ok$/m);
  expect(said).toContain('Refused: none of 1 pairs.');
  expect((await project.answer<Answer>('matrix --no-browser')).pairs).toMatchObject([{ name: 'mf-chat', release: oldRemote, faults: [] }]);
});

describe('a deploy that takes a rollback away', () => {
  it('is made, and its remark names the rollback of the shell and the reason', async () => {
    shellWithBadge = await project.ship('shell', 'second @site/ui:Badge');
    project.writeArea('mf-chat', 'second @site/ui:Badge');
    const { code, said } = await project.gated('deploy mf-chat');
    const user = live('mf-chat');
    const remark =
      `After this change shell cannot go back to ${oldShell}: ` +
      `mf-chat ${user} uses Badge of @site/ui; shell ${oldShell} does not provide it.`;
    expect(code).toBe(0);
    expect(said).toContain(`note: ${remark}\n`);
    expect((await project.history()).at(-1)).toMatchObject({ action: 'activate', remote: 'mf-chat', remarks: [remark] });
  });

  it('has no remark when that rollback was impossible before', async () => {
    project.writeArea('mf-chat', 'third @site/ui:Badge');
    const { code, said } = await project.gated('deploy mf-chat');
    expect([code, said]).toEqual([0, expect.not.stringContaining('cannot go back')]);
  });

  it('makes the matrix end with 1, because pages of one rollback would not run', async () => {
    const { code, said } = await project.run('matrix --no-browser');
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^mf-chat +${live('mf-chat')} \\(live\\) +ok +refused$`, 'm'));
    expect(said).toContain(
      `mf-chat ${live('mf-chat')} with shell ${oldShell} is refused; it would be live after "npm run release -- rollback shell --to ${oldShell}".\n` +
        `  exports: mf-chat ${live('mf-chat')} uses Badge of @site/ui; shell ${oldShell} does not provide it.\n` +
        `  mf-chat ${oldRemote} runs with that shell.\n`,
    );
    expect(said).toContain('Refused: 2 of 6 pairs. Live or one rollback away: 1.');
    const { error } = await project.answer<{ error: { kind: string; matrix: Answer } }>('matrix --no-browser');
    expect([error.kind, error.matrix.pairs.length]).toEqual(['refused', 6]);
  });

  it('is no fault of the matrix as soon as only two rollbacks lead there', async () => {
    builtForBadge = live('mf-chat');
    for (const word of ['fourth', 'fifth']) await project.ship('mf-chat', word);
    const { code, said } = await project.run('matrix --no-browser');
    expect(code).toBe(0);
    expect(said).toContain(`mf-chat ${builtForBadge} with shell ${oldShell} is refused; it would be live after two rollbacks.`);
  });

  it('names the rollback of a remote when a new shell lacks an export, and not again with the next shell', async () => {
    project.writeArea('shell', 'third');
    const { code, said } = await project.gated('deploy shell');
    expect(code).toBe(0);
    expect(said).toContain(
      `note: After this change mf-chat cannot go back to ${builtForBadge}: ` +
        `mf-chat ${builtForBadge} uses Badge of @site/ui; shell ${live('shell')} does not provide it.\n`,
    );
    project.writeArea('shell', 'fourth');
    const next = await project.gated('deploy shell');
    expect([next.code, next.said]).toEqual([0, expect.not.stringContaining('cannot go back')]);
  });

  it('has no such remark when it is a rollback, because people wait for it', async () => {
    expect((await project.gated(`rollback shell --to ${shellWithBadge}`)).code).toBe(0);
    const { code, said } = await project.gated(`rollback mf-chat --to ${builtForBadge}`);
    expect([code, said]).toEqual([0, expect.not.stringContaining('cannot go back')]);
    expect((await project.run('matrix --no-browser')).code).toBe(1);
  });
});

it('ends with 1 when the record of a good release is missing, and names the command that shows it', async () => {
  rmSync(path.join(project.store, 'shell', oldShell), { recursive: true });
  const { code, said } = await project.run('matrix --no-browser');
  expect(code).toBe(1);
  expect(said).toContain(`shell ${oldShell} was good, and its record is missing or damaged: npm run release -- verify shell ${oldShell}\n`);
});
