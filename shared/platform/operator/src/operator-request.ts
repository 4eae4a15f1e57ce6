/** Request of a command line to the platform. */
export interface OperatorRequest {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: Record<string, unknown>;
}
