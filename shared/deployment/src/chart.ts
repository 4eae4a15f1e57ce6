import { stringify } from 'yaml';
import { NAMES, processOf, settingsOf, STOP_S, type ProcessName } from './processes';

function forChart(name: ProcessName) {
  const { main, role, listeners, ready, secrets, optionalSecrets = [], program } = processOf(name);
  const own = [
    ...(role ? [['ROLE', role]] : []),
    ...listeners.flatMap(({ portVariable, hostVariable, port }) => [
      [portVariable, String(port)],
      [hostVariable, '0.0.0.0'],
    ]),
  ];
  return {
    main,
    // Alerts name the job of a process that is gone.
    job: `site-${program === 'platform' ? 'platform' : name}`,
    ports: Object.fromEntries(listeners.map(({ name: kind, port }) => [kind, port])),
    ...(ready ? { ready } : {}),
    environment: Object.fromEntries(own),
    settings: settingsOf(name),
    secrets,
    optionalSecrets,
  };
}

/** The table of processes as the templates of the chart read it. */
export const chartProcesses = () =>
  `# Written by shared/deployment/src/write-files.ts from processes.ts.\n${stringify(
    { stopSeconds: STOP_S, processes: Object.fromEntries(NAMES.map((name) => [name, forChart(name)])) },
    { singleQuote: true, lineWidth: 140, aliasDuplicateObjects: false },
  )}`;
