import { goodReleases, liveOf, revokeChange, type Before } from '../changes';
import { ReleaseRefusal } from '../store/store';
import { authorOf, withGate } from './change';
import { endPreviewsOf } from './preview.command';
import type { CommandContext } from './context';
import { WrongUsage } from './exit-code';
import type { GateOptions } from './gate';
import { entriesOf } from './log';
import { gateOptions, withOptions, type AddVerb } from './verb';

interface RevokeOptions extends GateOptions {
  json?: boolean;
}

export const revokeVerb: AddVerb = (program, open) => {
  const command = program
    .command('revoke <area> <release>')
    .description('takes a release back for good: open pages leave it, nothing makes it live again; needs --reason');
  withOptions(command, gateOptions()).action((name: string, release: string, options: RevokeOptions) =>
    revoke(open(options), name, release, options),
  );
};

async function revoke(context: CommandContext, name: string, release: string, options: RevokeOptions) {
  if (!options.reason) throw new WrongUsage('A revocation is for good and needs a reason: --reason "why".');
  const { site, answer } = context;
  const author = await authorOf(context, options);
  await withGate(context, options, async (gate, change) => {
    const decide = async (before: Before) => {
      // A release that was changed in the store must stay revocable, so only its name is looked up.
      if (!(await site.store.has(name, release)))
        throw new ReleaseRefusal(`There is no release ${release} of ${name}. Choose one that "status" lists.`);
      const goods = before ? goodReleases(await entriesOf(site), before, name) : [];
      const wanted = revokeChange(before, author, { remote: name, release, goods });
      if (!wanted) return null;
      const goesTo = wanted.remotes?.[name]?.release;
      const isMoved = goesTo !== undefined && goesTo !== before?.remotes[name]?.release;
      if (isMoved) gate.warm(true);
      return { change: wanted, candidates: isMoved ? [{ name, release: goesTo }] : [], isUrgent: true };
    };
    const next = await change({ decide });
    const ended = next ? await endPreviewsOf(context, name, release) : [];
    const live = liveOf(next ?? (await site.store.channel(site.channel)), name).release;
    answer(
      { name, revoked: release, live, changed: next !== null, serial: next?.serial ?? null, endedPreviews: ended },
      next
        ? `${name} ${release} is revoked (serial ${next.serial}); live is ${live}. Open pages leave it at a safe point.${ended.length ? ` Ended with it: ${ended.join(', ')}.` : ''}`
        : `${name} ${release} was revoked before; nothing was changed. Live is ${live}.`,
    );
  });
}
