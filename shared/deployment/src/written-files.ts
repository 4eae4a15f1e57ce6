import { chartProcesses } from './chart';
import { composeEnvironment, composeFile } from './compose';
import { haproxyConfig } from './haproxy';
import { systemdFiles } from './systemd';

/** Text of every file that comes from the table of processes, by its path in this package. */
export const WRITTEN_FILES: Readonly<Record<string, string>> = {
  'compose.yaml': composeFile(),
  'compose.env.example': composeEnvironment(),
  'haproxy/compose.cfg': haproxyConfig('compose'),
  'haproxy/machine.cfg': haproxyConfig('machine'),
  'chart/files/processes.yaml': chartProcesses(),
  ...Object.fromEntries(Object.entries(systemdFiles()).map(([name, text]) => [`systemd/${name}`, text])),
};
