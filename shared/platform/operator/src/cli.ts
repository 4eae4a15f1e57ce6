import { ConfigProblem } from '@site/platform-kit/base/environment';
import { runCommand } from './run-command';

const code = await runCommand(process.argv.slice(2), process).catch((problem: unknown) => {
  console.error(problem instanceof ConfigProblem ? problem.message : problem);
  return 1;
});
process.exit(code);
