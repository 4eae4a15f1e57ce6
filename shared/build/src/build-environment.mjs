/** Variables that a program needs to start. */
const NEEDED = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot'];

/**
 * Environment of a build. Builds run code of areas, so they get no other variable of the command, e.g. no password. Only builds of hosts
 * get the folder of the keys, because they compile the public keys in.
 * @param {NodeJS.ProcessEnv} env environment of the command
 * @param {string} name of the area
 * @returns {NodeJS.ProcessEnv}
 */
export function buildEnvironment(env, name) {
  const names = name.startsWith('mf-') ? NEEDED : [...NEEDED, 'KEYS_DIR'];
  return Object.fromEntries(names.filter((key) => env[key] !== undefined).map((key) => [key, env[key]]));
}
