/** Variables of the process. */
export type Environment = Record<string, string | undefined>;

/** Variables that do not fit together; a start prints the lines and no stack. */
export class ConfigProblem extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigProblem';
  }
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** True for a name or address of this machine alone. `0.0.0.0` means every network. */
export const isLoopback = (host: string) => LOOPBACK_NAMES.includes(host) || host.endsWith('.localhost');

export const isSecure = (address: string) => new URL(address).protocol === 'https:';

/** True when nobody on the way can read what is sent to the address. */
export const isPrivate = (address: string) => isSecure(address) || isLoopback(new URL(address).hostname);
