/** Environment variables of the process. */
export type Environment = Record<string, string | undefined>;

/** Variables that contradict each other. The start prints the lines without a stack trace. */
export class ConfigProblem extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigProblem';
  }
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** True for a host name or address that only this machine reaches. `0.0.0.0` means every network. */
export const isLoopback = (host: string) => LOOPBACK_NAMES.includes(host) || host.endsWith('.localhost');

export const isSecure = (address: string) => new URL(address).protocol === 'https:';

/** True when nobody between the two ends can read the traffic to the address. */
export const isPrivate = (address: string) => isSecure(address) || isLoopback(new URL(address).hostname);
