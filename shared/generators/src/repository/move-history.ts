import { spawn, spawnSync } from 'node:child_process';
import { GeneratorRefusal } from '../refusal';

/**
 * Makes a repository with the history of one folder of another one, under the same paths. It only reads the other one.
 * @throws Refusal when the folder has changes that are not committed, or git cannot do it
 */
export async function moveHistory(root: string, folder: string, repository: string) {
  const branch = git(root, 'symbolic-ref', '--quiet', 'HEAD');
  if (!branch) throw new GeneratorRefusal('No branch is checked out, so there is no history to take.', 'Check out a branch first.');
  if (git(root, 'status', '--porcelain', '--', folder))
    throw new GeneratorRefusal(
      `${folder} has changes that are not committed.`,
      'Commit them first; the new repository gets what is committed.',
    );
  git(root, 'init', '--quiet', '--initial-branch=main', repository);
  const ends = pipe(
    ['-C', root, 'fast-export', `--refspec=${branch}:refs/heads/main`, '--signed-tags=strip', branch, '--', folder],
    ['-C', repository, 'fast-import', '--quiet'],
  );
  const failed = (await ends).find(({ code }) => code !== 0);
  if (failed) throw new GeneratorRefusal(`git cannot copy the history: ${failed.said.trim()}`, 'Correct that, then try again.');
  git(repository, 'reset', '--quiet', '--hard', 'main');
}

function git(cwd: string, ...args: string[]) {
  const { stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return stdout.trim();
}

interface Ended {
  code: number | null;
  said: string;
}

/** Runs git twice; the second reads the output of the first. */
function pipe(writer: readonly string[], reader: readonly string[]): Promise<Ended[]> {
  const first = spawn('git', writer, { stdio: ['ignore', 'pipe', 'pipe'] });
  const second = spawn('git', reader, { stdio: ['pipe', 'ignore', 'pipe'] });
  // The reader may end before the writer; its exit code tells of that.
  second.stdin.on('error', () => undefined);
  first.stdout.pipe(second.stdin);
  return Promise.all(
    [first, second].map(
      (child) =>
        new Promise<Ended>((resolve) => {
          let said = '';
          child.stderr.on('data', (part: Buffer) => (said += part.toString('utf8')));
          child.on('error', ({ message }) => resolve({ code: 1, said: message }));
          child.on('close', (code) => resolve({ code, said }));
        }),
    ),
  );
}
