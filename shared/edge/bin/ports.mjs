import { createServer } from 'node:net';

/** @param {number} port @param {string} host @returns {Promise<string | undefined>} the system's code when it cannot be had */
function refusalOf(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => resolve(code));
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * Makes sure of every port before anything starts: another program's answer must not be taken for this site's.
 * @typedef {{ PORT: string, GAMES_PORT: string, SANDBOX_PORT: string, EXCHANGE_PORT: string, OPERATOR_PORT: string }} Ports
 * @param {Ports} env
 * @throws with the way out
 */
export async function requirePorts({ PORT, GAMES_PORT, SANDBOX_PORT, EXCHANGE_PORT, OPERATOR_PORT }) {
  const wanted = Object.entries({
    'The site': PORT,
    'The games': GAMES_PORT,
    'The platform': SANDBOX_PORT,
    'The exchange data host': EXCHANGE_PORT,
    'The operators’ calls': OPERATOR_PORT,
  });
  for (const [who, port] of wanted) {
    const refusal = (await refusalOf(Number(port), '127.0.0.1')) ?? (await refusalOf(Number(port), 'localhost'));
    if (refusal === undefined) continue;
    const reason = refusal === 'EADDRINUSE' ? 'another program has it' : refusal;
    throw new Error(
      `${who} cannot listen on port ${port} (${reason}). Stop that program, or set PORT to another, e.g. PORT=${otherThan(PORT)}; the others follow it.`,
    );
  }
}

/** @param {string} port */
const otherThan = (port) => (Number(port) < 64_000 ? Number(port) + 1_000 : 3_000);
