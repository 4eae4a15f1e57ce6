const WITHIN_MS = 10_000;
/** May do everything, here and in the release service. */
const ADMINISTRATOR = { name: 'admin', role: 'admin', release: { role: 'admin', areas: null, channels: null } };

/**
 * Line about the console. A sandbox without any person gets a first administrator, with the link that works once.
 * @param {{ mode: string, operators: string, env: { CONSOLE_ORIGIN: string } }} site
 * @param {string} key of an administrator, from the environment
 * @returns {Promise<string>}
 */
export async function consoleLine({ mode, operators, env }, key) {
  const link = mode === 'sandbox' ? await firstLink(operators, key).catch(() => null) : null;
  if (link) return `console: ${link}  (joins as ${ADMINISTRATOR.name}, once, within a day)`;
  return `console: ${env.CONSOLE_ORIGIN}/console/  (npm run operator -- person add <name> --role <role>, or person invite <name>)`;
}

/** @param {string} operators @param {string} key @returns {Promise<string | null>} null when there is a person, or the key does not work */
async function firstLink(operators, key) {
  const people = `${operators}/operator/people`;
  const headers = { 'x-operator-key': key, 'content-type': 'application/json' };
  const limit = () => ({ signal: AbortSignal.timeout(WITHIN_MS) });
  const listed = await fetch(people, { headers, ...limit() });
  if (!listed.ok || (await listed.json()).length > 0) return null;
  const added = await fetch(people, { method: 'POST', headers, body: JSON.stringify(ADMINISTRATOR), ...limit() });
  return added.ok ? (await added.json()).link : null;
}
