/**
 * npm runs this after an install (`prepare`). It makes git run the hooks in `.husky`, where a person commits: not on CI, not in a folder
 * without `.git`, not without the development packages. It never fails an install.
 */
import { existsSync } from 'node:fs';
import { ROOT } from './prepare.mjs';

/**
 * Why hooks are not installed, or null.
 * @param {string} root of the clone
 * @param {NodeJS.ProcessEnv} env
 */
function reasonAgainst(root, env) {
  if (env['CI']) return 'CI commits nothing';
  if (!existsSync(`${root}/.git`)) return 'this is no clone';
  return existsSync(`${root}/node_modules/husky`) ? null : 'husky is not installed';
}

/** @returns {Promise<string>} a line for people */
async function installHooks() {
  const reason = reasonAgainst(ROOT, process.env);
  if (reason) return `No commit hooks: ${reason}.`;
  const { default: husky } = await import('husky');
  return husky() || 'Commit hooks are installed.';
}

console.log(await installHooks().catch((problem) => `No commit hooks: ${problem}`));
