import { runCommand } from './run-command';

process.exit(await runCommand(process.argv.slice(2), process));
