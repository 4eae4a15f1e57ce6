/** Ends the programs of a supervisor that is gone. Its input is a pipe of the supervisor, which the system closes in any case. */
import { endLeftovers } from './leftovers';

const [folder = '', run = ''] = process.argv.slice(2);
process.stdin.resume().once('close', () => {
  void endLeftovers(folder, run).then(() => process.exit(0));
});
