import { readChannel } from '../channel/read-channel';
import type { Matrix } from '../matrix/matrix';
import { ReleaseRefusal } from '../store/store';
import type { CommandContext } from './context';
import { entriesOf } from './log';
import { json, type AddVerb } from './verb';

interface MatrixOptions {
  json?: boolean;
  browser: boolean;
}

/** A pair that is live, or one rollback away from it, must not run. */
export class MatrixRefusal extends ReleaseRefusal {
  constructor(
    readonly matrix: Matrix,
    text: string,
  ) {
    super(text);
  }
}

export const matrixVerb: AddVerb = (program, open) => {
  program
    .command('matrix')
    .description('tries the last three good shells with the last three good releases of each remote; builds and changes nothing')
    .option('--no-browser', 'compares what the releases list and enters no page')
    .addOption(json())
    .action((options: MatrixOptions) => matrix(open(options), options));
};

async function matrix({ site, note, answer }: CommandContext, { browser }: MatrixOptions) {
  const live = await readChannel(site, site.channel);
  if (!live) throw new ReleaseRefusal('Nothing is live yet: npm run release -- deploy');
  const [{ createMatrix, isNear }, { matrixText }, { openGate }] = await Promise.all([
    import('../matrix/matrix'),
    import('./matrix-text'),
    import('../gate'),
  ]);
  const entries = await entriesOf(site);
  const gate = browser ? openGate({ root: site.root, store: site.store, keys: site.keys, note }) : null;
  try {
    const made = await createMatrix({ parts: site, live, entries, gate, note });
    if (made.unreadable.length || made.pairs.some((pair) => pair.faults.length && isNear(pair)))
      throw new MatrixRefusal(made, matrixText(made));
    answer(made, matrixText(made));
  } finally {
    await gate?.close();
  }
}
