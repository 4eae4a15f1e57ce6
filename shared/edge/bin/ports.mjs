import { createServer } from 'node:net';

/** @param {number} port @param {string} host @returns {Promise<string | undefined>} error code of the system when the port is not available */
export function refusalOf(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => resolve(code));
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * Checks all ports before anything starts, so that the answer of another program is not taken for an answer of this site.
 * @typedef {{ PORT: string, GAMES_PORT: string, SANDBOX_PORT: string, EXCHANGE_PORT: string, OPERATOR_PORT: string, RELEASE_PORT: string }} Ports
 * @param {Ports} env
 * @throws Error that names the port and gives advice
 */
export async function requirePorts({ PORT, GAMES_PORT, SANDBOX_PORT, EXCHANGE_PORT, OPERATOR_PORT, RELEASE_PORT }) {
  const wanted = Object.entries({
    'The site': PORT,
    'The games': GAMES_PORT,
    'The platform': SANDBOX_PORT,
    'The exchange data host': EXCHANGE_PORT,
    'The operators’ calls': OPERATOR_PORT,
    'The release service': RELEASE_PORT,
  });
  for (const [who, port] of wanted) {
    const refusal = (await refusalOf(Number(port), '127.0.0.1')) ?? (await refusalOf(Number(port), 'localhost'));
    if (refusal === undefined) continue;
    const reason = refusal === 'EADDRINUSE' ? 'another program has it, perhaps another `npm start`' : refusal;
    throw new Error(
      `${who} cannot listen on port ${port} (${reason}). Stop that program, or set PORT to another, e.g. PORT=${otherThan(PORT)}; the others follow it.`,
    );
  }
}

/** @param {string} port */
const otherThan = (port) => (Number(port) < 64_000 ? Number(port) + 1_000 : 3_000);
