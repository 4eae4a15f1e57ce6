/** What a command line asks of the platform. */
export interface OperatorRequest {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: Record<string, unknown>;
}
