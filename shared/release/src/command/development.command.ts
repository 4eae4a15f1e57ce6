import { developmentChange } from '../changes';
import { ReleaseRefusal } from '../store/store';
import { authorOf, changeUngated } from './change';
import { WrongUsage } from './exit-code';
import { json, reason, withOptions, type Verb } from './verb';

interface DevelopmentOptions {
  json?: boolean;
  reason?: string;
}

export const developmentVerb: Verb = (program, open) => {
  const command = program
    .command('development <on|off>')
    .description('lets "npm run dev" run a remote from source in this channel, on the developer’s own machine, or forbids it');
  withOptions(command, [reason(), json()]).action(async (word: string, options: DevelopmentOptions) => {
    if (word !== 'on' && word !== 'off') throw new WrongUsage(`Say "development on" or "development off", not "${word}".`);
    const context = open(options);
    const { channel } = context.site;
    const author = await authorOf(context, options);
    const next = await changeUngated(context, (before) => {
      if (!before) throw new ReleaseRefusal(`Nothing is live in the channel ${channel}. Deploy first: npm run release -- deploy`);
      const change = developmentChange(before, author, word === 'on');
      return change && { change, candidates: [] };
    });
    context.answer(
      { channel, development: word === 'on', changed: next !== null, serial: next?.serial ?? null },
      next ? `Development is ${word} in the channel ${channel} (serial ${next.serial}).` : `Development is ${word} in ${channel} already.`,
    );
  });
};
