import { ConfigProblem, isPrivate } from '@site/platform-kit/base/environment';
import { AFTER_PORT, DEFAULTS } from '@site/serving/defaults';
import { LOCAL_KEY } from './identify';
import type { OperatorRequest } from './operator-request';

export type OperatorClient = ReturnType<typeof createOperatorClient>;

/** Origin of the operator calls: `OPERATOR_URL`, else this machine. @throws ConfigProblem when the connection would expose the key */
function addressOf({ PORT, OPERATOR_PORT, OPERATOR_URL }: NodeJS.ProcessEnv): string {
  const port = OPERATOR_PORT ?? Number(PORT ?? DEFAULTS.PORT) + AFTER_PORT.OPERATOR_PORT;
  const url = OPERATOR_URL || `http://127.0.0.1:${port}`;
  if (!URL.canParse(url)) throw new ConfigProblem([`OPERATOR_URL is not an address: ${url}`]);
  if (!isPrivate(url)) throw new ConfigProblem([`OPERATOR_URL must be https outside this machine, not ${url}`]);
  return new URL(url).origin;
}

/** Client for the operator calls of the running platform. */
export function createOperatorClient(env: NodeJS.ProcessEnv) {
  const url = addressOf(env);
  return {
    url,
    send: ({ method, path, body }: OperatorRequest, signal?: AbortSignal) =>
      fetch(`${url}${path}`, {
        method,
        headers: { 'x-operator-key': env['OPERATOR_KEY'] || LOCAL_KEY, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'error',
        ...(signal ? { signal } : {}),
      }),
  };
}
