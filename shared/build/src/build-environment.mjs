/** A program needs these to start. */
const NEEDED = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot'];

/**
 * The environment of a build. Builds run code of areas, so they get nothing else of the command that starts them: no password, and the
 * folder of the keys only where the shell is built, which compiles the public halves in.
 * @param {NodeJS.ProcessEnv} env of the command
 * @param {string} name of the area
 * @returns {NodeJS.ProcessEnv}
 */
export function buildEnvironment(env, name) {
  const names = name.startsWith('mf-') ? NEEDED : [...NEEDED, 'KEYS_DIR'];
  return Object.fromEntries(names.filter((key) => env[key] !== undefined).map((key) => [key, env[key]]));
}
