import { WrongUsage } from './exit-code';
import { json, type AddVerb } from './verb';

export const approveVerb: AddVerb = (program) => {
  program
    .command('approve [id]')
    .description('makes a call of the release service that waits for a second person; lists these calls without an id')
    .addOption(json())
    .action(() => {
      throw new WrongUsage('Only the release service has calls that wait: RELEASE_URL names it.');
    });
};
