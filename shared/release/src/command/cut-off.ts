import type { ChannelDocument } from '@site/remote/manifest';
import { cutOffChange, goodReleases, type Before } from '../changes';
import { wantedReleases } from '../channel/channel';
import { lastingChannels } from '../move';
import { readRelease } from '../publish/read-release';
import { ReleaseRefusal, StoreAway } from '../store/store';
import { isPreview } from '../store/store-names';
import { statementOfRecord, vouchFault, type RootDocument } from '../trust';
import { authorOf, withGate } from './change';
import { inChannel, type CommandContext } from './context';
import type { GateOptions } from './gate';
import { entriesOf } from './log';
import { endPreview } from './preview.command';

/**
 * Takes releases out of use that only keys vouch for that were cut off: one change for each channel, in which their areas go back to
 * a release that is still good. A preview ends. It may be repeated.
 * @returns a line for each channel that has changed
 * @throws ReleaseRefusal after all other channels, when a release has to stay live
 */
export async function takeOut(context: CommandContext, root: RootDocument, options: GateOptions): Promise<readonly string[]> {
  if (Object.keys(root.cut).length === 0) return [];
  const done: string[] = [];
  const problems: string[] = [];
  for (const channel of await lastingChannels(context.site.store)) {
    await takeOutOf(inChannel(context, channel), root, options, { done, problems }).catch((problem: unknown) => {
      if (!(problem instanceof ReleaseRefusal) || problem instanceof StoreAway) throw problem;
      problems.push(`${channel}: ${problem.message}`);
    });
  }
  if (problems.length === 0) return done;
  throw new ReleaseRefusal(
    [...done, ...problems, 'The key is cut off. When this is corrected, repeat the command: it takes out what is left.'].join('\n'),
  );
}

interface Report {
  done: string[];
  problems: string[];
}

async function takeOutOf(context: CommandContext, root: RootDocument, options: GateOptions, { done, problems }: Report) {
  const { site } = context;
  const found = await site.store.channel(site.channel);
  const first = found ? await releasesOfCutKeys(context, root, found) : [];
  if (!found || first.length === 0) return;
  const reasons = [...new Set(first.flatMap(({ keys }) => keys))].map((key) => `key ${key} was cut off: ${root.cut[key]}`);
  const author = await authorOf(context, { reason: reasons.join('; ') });
  if (isPreview(site.channel)) {
    if (await endPreview(context, author)) done.push(`${site.channel}: ended`);
    return;
  }
  await withGate(context, options, async (gate, change) => {
    gate.warm(true);
    let stuck: readonly { remote: string; release: string }[] = [];
    const decide = async (before: Before) => {
      if (!before) return null;
      const out = await releasesOfCutKeys(context, root, before);
      const cut = cutOffChange(before, author, out);
      stuck = cut.stuck;
      const moved = out.flatMap(({ remote }) => {
        const release = cut.change?.remotes?.[remote]?.release;
        return release === undefined || release === before.remotes[remote]?.release ? [] : [{ name: remote, release }];
      });
      return cut.change && { change: cut.change, candidates: moved, isUrgent: true };
    };
    const next = await change({ decide });
    if (next) done.push(`${site.channel}: ${wordsFor(found, next)} (serial ${next.serial})`);
    for (const { remote, release } of stuck)
      problems.push(
        `${site.channel}: ${remote} ${release} is still live, because no release of another signature was live before. Deploy one.`,
      );
  });
}

/** Releases that pages may load, that a cut key signed, and that nobody else vouches for; each with the good releases of its area. */
async function releasesOfCutKeys({ site }: CommandContext, root: RootDocument, document: ChannelDocument) {
  const state = async (name: string, release: string) => {
    const record = await readRelease(site, name, release).catch((problem: unknown) => {
      if (problem instanceof ReleaseRefusal && !(problem instanceof StoreAway)) return null;
      throw problem;
    });
    if (!record) return { isVouched: false, cutKeys: [] };
    const isVouched = (await vouchFault(root, record, statementOfRecord(record))) === null;
    const signed = record.teamSignatures?.map(({ key }) => key) ?? [];
    return { isVouched, cutKeys: signed.filter((key) => Object.hasOwn(root.cut, key)) };
  };
  const entries = await entriesOf(site);
  const found = wantedReleases(document.remotes).map(async ([remote, release]) => {
    const { isVouched, cutKeys: keys } = await state(remote, release);
    if (isVouched || keys.length === 0) return [];
    const goods = goodReleases(entries, document, remote);
    const good = await Promise.all(goods.map(async (of) => ((await state(remote, of)).isVouched ? [of] : [])));
    return [{ remote, release, keys, goods: good.flat() }];
  });
  return (await Promise.all(found)).flat();
}

function wordsFor(before: ChannelDocument, { revoked, remotes }: ChannelDocument): string {
  const words = Object.entries(revoked).flatMap(([area, releases]) => {
    const isNew = (release: string) => !before.revoked[area]?.includes(release);
    return releases.filter(isNew).map((release) => `${area} ${release} is revoked, live is ${remotes[area]?.release}`);
  });
  return words.join('; ');
}
