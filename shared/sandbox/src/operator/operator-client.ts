import type { OperatorRequest } from './operator-request';

export type OperatorClient = ReturnType<typeof createOperatorClient>;

/** Speaks to the running platform, found as the site finds it. */
export function createOperatorClient({
  PORT = '3000',
  SANDBOX_PORT = String(Number(PORT) + 2),
  OPERATOR_KEY = 'local-operator',
}: NodeJS.ProcessEnv) {
  return {
    port: SANDBOX_PORT,
    send: ({ method, path, body }: OperatorRequest, signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${SANDBOX_PORT}${path}`, {
        method,
        headers: { 'x-operator-key': OPERATOR_KEY, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        ...(signal ? { signal } : {}),
      }),
  };
}
