import { activateChange, isDueForRenewal, renewChange, startCanaryChange, type Before } from '../changes';
import { authorOf, withGate } from './change';
import type { ChannelDecision } from './change-channel';
import type { CommandContext } from './context';
import type { GateOptions } from './gate';
import { newestOf } from './newest';
import { percentOf } from './percent';
import { gateOptions, withOptions, type AddVerb } from './verb';

interface ActivateOptions extends GateOptions {
  json?: boolean;
  percent?: string;
}

export const activateVerb: AddVerb = (program, open) => {
  const command = program
    .command('activate <area> [release]')
    .description('makes a release live after the gate, the newest published one when none is named')
    .option('--percent <number>', 'for this share of the devices only, as a canary');
  withOptions(command, gateOptions()).action((name: string, release: string | undefined, options: ActivateOptions) =>
    activate(open(options), name, release, options),
  );
};

/** Makes a release live after the gate. @param named default: the newest published one */
export async function activate(context: CommandContext, name: string, named: string | undefined, options: ActivateOptions) {
  const percent = options.percent === undefined ? 100 : percentOf(options.percent);
  await withGate(context, options, async (gate, change) => {
    gate.warm();
    const release = named ?? (await newestOf(context.site, name));
    const author = await authorOf(context, options);
    const candidates = [{ name, release }];

    const decide = (before: Before): ChannelDecision | null => {
      if (percent < 100) return { change: startCanaryChange(before, author, { remote: name, release, percent }), candidates };
      const wanted = activateChange(before, author, candidates);
      if (wanted) return { change: wanted, candidates };
      return before && isDueForRenewal(before, Date.now()) ? { change: renewChange(author), candidates: [] } : null;
    };

    const next = await change({ decide });
    const share = percent < 100 ? `live for ${percent} % of the devices` : 'live';
    context.answer(
      { name, release, percent, changed: next !== null, serial: next?.serial ?? null },
      next ? `${name} ${release} is ${share} (serial ${next.serial}).` : `${name} ${release} is live already; nothing was changed.`,
    );
  });
}
