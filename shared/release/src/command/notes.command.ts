import { readRelease } from '../publish/read-release';
import { ReleaseRefusal } from '../store/store';
import type { CommandContext } from './context';
import { commitsBetween } from './commits';
import { entriesOf } from './log';
import { markdownOf, notesOf } from './release-notes';
import { json, type AddVerb } from './verb';

interface NotesOptions {
  json?: boolean;
  since?: string;
  to?: string;
}

export const notesVerb: AddVerb = (program, open) => {
  program
    .command('notes <area>')
    .description('prints the commits between two releases of an area as Markdown: features, fixes, other')
    .option('--since <release>', 'the earlier release; the last live one before the later, when left out')
    .option('--to <release>', 'the later release; the source as it is committed, when left out')
    .addOption(json())
    .action((area: string, options: NotesOptions) => notes(open(options), area, options));
};

async function notes({ site, note, answer }: CommandContext, area: string, { since, to }: NotesOptions) {
  const places = site.sourcesOf(area);
  const until = to ?? site.releaseOf(area);
  const from = since ?? (await releaseBefore(site, area, until));
  const [earlier, later] = await Promise.all([commitOfRelease(site, area, from), to ? commitOfRelease(site, area, to) : HEAD]);
  for (const [release, { isExact }] of [
    [from, earlier],
    [until, later],
  ] as const)
    if (!isExact) note(`${release} was published with changes that were not committed; they are not in the notes.`);
  const kinds = notesOf(commitsBetween(site.root, { since: earlier.commit, until: later.commit }, places));
  answer({ area, since: from, until, ...kinds }, markdownOf(area, { since: from, until }, kinds));
}

const HEAD = { commit: 'HEAD', isExact: true };

/** @returns the release that was live last, other than `until` @throws ReleaseRefusal when there is none */
async function releaseBefore(site: CommandContext['site'], area: string, until: string): Promise<string> {
  const lives = (await entriesOf(site)).filter(({ remote, action }) => remote === area && (action === 'activate' || action === 'rollback'));
  const before = lives.findLast(({ release }) => release === until);
  const earlier = before ? lives.slice(0, lives.indexOf(before)) : lives;
  const found = earlier.findLast(({ release }) => release !== until);
  if (!found)
    throw new ReleaseRefusal(
      `No release of ${area} was live before ${until}. Name one: npm run release -- notes ${area} --since <release>`,
    );
  return found.release;
}

async function commitOfRelease(site: CommandContext['site'], area: string, release: string) {
  const { commit } = await readRelease(site, area, release);
  if (commit === null)
    throw new ReleaseRefusal(`${area} ${release} was published outside of a git repository, so its commit is not known.`);
  return { commit: commit.replace(/\+$/, ''), isExact: !commit.endsWith('+') };
}
