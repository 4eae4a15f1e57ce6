import { ReleaseRefusal } from '../store/store';
import { activate } from './activate.command';
import { WrongUsage } from './exit-code';
import { gateOptions, withOptions, type AddVerb } from './verb';
import type { GateOptions } from './gate';

interface PromoteOptions extends GateOptions {
  json?: boolean;
  from?: string;
  percent?: string;
}

export const promoteVerb: AddVerb = (program, open) => {
  const command = program
    .command('promote <area>')
    .description('makes the release that is live in another channel live in this one: the same bytes, after the gate')
    .option('--from <channel>', 'e.g. staging')
    .option('--percent <number>', 'for this share of the devices only, as a canary');
  withOptions(command, gateOptions()).action(async (name: string, options: PromoteOptions) => {
    const { from } = options;
    if (from === undefined) throw new WrongUsage(`Say where it was tried: npm run release -- promote ${name} --from staging`);
    const context = open(options);
    const { store, channel } = context.site;
    if (from === channel)
      throw new WrongUsage(`${name} cannot go from ${channel} to ${channel}. CHANNEL names the channel that it goes to.`);
    const release = (await store.channel(from))?.remotes[name]?.release;
    if (!release)
      throw new ReleaseRefusal(
        `Nothing of ${name} is live in ${from}. Deploy it there first: CHANNEL=${from} npm run release -- deploy ${name}`,
      );
    await activate(context, name, release, { ...options, reason: options.reason ?? `promoted from ${from}` });
  });
};
