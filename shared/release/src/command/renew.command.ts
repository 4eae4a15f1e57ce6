import { isDueForRenewal, renewChange } from '../changes';
import { ReleaseRefusal } from '../store/store';
import { authorOf, changeUngated } from './change';
import { json, reason, withOptions, type AddVerb } from './verb';

interface RenewOptions {
  json?: boolean;
  now?: boolean;
  reason?: string;
}

export const renewVerb: AddVerb = (program, open) => {
  const command = program
    .command('renew')
    .description(
      'signs the live document anew when half of its 7 days are over, for a scheduler; refused when a release was changed in the store',
    )
    .option('--now', 'even if it is not due');
  withOptions(command, [reason(), json()]).action(async (options: RenewOptions) => {
    const context = open(options);
    const { channel } = context.site;
    const author = await authorOf(context, options);
    const next = await changeUngated(context, (before) => {
      if (!before) throw new ReleaseRefusal(`Nothing is live in the channel ${channel}. Deploy first: npm run release -- deploy`);
      return options.now || isDueForRenewal(before, Date.now()) ? { change: renewChange(author), candidates: [] } : null;
    });
    context.answer(
      { channel, changed: next !== null, serial: next?.serial ?? null, expiresAt: next?.expiresAt ?? null },
      next
        ? `The live document is signed until ${next.expiresAt.slice(0, 10)} (serial ${next.serial}).`
        : `The channel ${channel} is not due for renewal.`,
    );
  });
};
