/** Finds the NATS server for tests, and installs it where that is possible. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './system-package.mjs';

const PLACES = ['/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin', ...(process.env.PATH ?? '').split(delimiter)];

/** Path of a NATS server, or null. */
export const findNatsServer = () => PLACES.map((place) => join(place, 'nats-server')).find((path) => existsSync(path)) ?? null;

/** Installs a NATS server on Debian as root when there is none. @returns what the tests leave out without it; empty when it is there */
export function ensureNatsServer() {
  if (findNatsServer()) return '';
  try {
    installPackages(['nats-server']);
  } catch (problem) {
    process.stdout.write(`${problem instanceof Error ? problem.message : problem}\n`);
  }
  return findNatsServer()
    ? ''
    : 'NOT RUN: the tests of events over NATS, because this machine has no nats-server. Install it: https://docs.nats.io';
}
