import type { ChannelDocument } from '@site/remote/manifest';
import type { Author } from '../changes';
import type { ChannelChange } from '../channel/channel';
import { ReleaseRefusal } from '../store/store';
import { authorOf, changeUngated } from './change';
import { WrongUsage } from './exit-code';
import { json, reason, withOptions, type AddVerb } from './verb';

interface SwitchOptions {
  json?: boolean;
  reason?: string;
}

/** A verb that turns a setting of the channel on or off. */
interface Switch {
  name: string;
  description: string;
  change(before: ChannelDocument, author: Author, isOn: boolean): ChannelChange | null;
  /** Data of the answer, besides channel and serial. */
  data(isOn: boolean): object;
  /** Begins the text of the answer, e.g. `Development is on`. */
  words(isOn: boolean): string;
  /** Ends the text after a change: what happens next. */
  effect?(isOn: boolean): string;
}

/** Makes the verb `<name> <on|off>`. The gate has nothing to check, because pages get no other release. */
export const switchVerb =
  ({ name, description, change, data, words, effect = () => '' }: Switch): AddVerb =>
  (program, open) => {
    const command = program.command(`${name} <on|off>`).description(description);
    withOptions(command, [reason(), json()]).action(async (word: string, options: SwitchOptions) => {
      if (word !== 'on' && word !== 'off') throw new WrongUsage(`Say "${name} on" or "${name} off", not "${word}".`);
      const isOn = word === 'on';
      const context = open(options);
      const { channel } = context.site;
      const author = await authorOf(context, options);
      const next = await changeUngated(context, (before) => {
        if (!before) throw new ReleaseRefusal(`Nothing is live in the channel ${channel}. Deploy first: npm run release -- deploy`);
        const wanted = change(before, author, isOn);
        return wanted && { change: wanted, candidates: [] };
      });
      context.answer(
        { channel, ...data(isOn), changed: next !== null, serial: next?.serial ?? null },
        next ? `${words(isOn)} in the channel ${channel} (serial ${next.serial}).${effect(isOn)}` : `${words(isOn)} in ${channel} already.`,
      );
    });
  };
