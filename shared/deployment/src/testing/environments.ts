import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { NAMES, type ProcessName } from '../processes';

/** Variables of a process in a file. A value that comes from elsewhere, such as a secret, is a reference. */
export interface ProcessEnvironment {
  process: ProcessName;
  values: Record<string, string>;
}

const HERE = path.join(__dirname, '../..');
export const readText = (file: string) => readFileSync(path.join(HERE, file), 'utf8');

/** Names of variables in values, such as `${DATABASE_PASSWORD:?...}`. */
export const REFERENCE = /\$\{\w+:\?[^}]*\}/g;
const reference = (name: string) => `\${${name}:?}`;

interface ComposeService {
  environment: Record<string, string>;
  image: string;
  ports?: string[];
  command: string[];
  deploy?: { replicas: number };
}

export const composeServices = () =>
  (parse(readText('compose.yaml'), { merge: true }) as { services: Record<ProcessName | 'deploy' | 'balancer', ComposeService> }).services;

const inCompose = (): ProcessEnvironment[] => {
  const services = composeServices();
  return NAMES.map((process) => ({ process, values: services[process].environment }));
};

const assignments = (lines: readonly string[]) =>
  Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));

/** Sections of the example, by the file that each is. */
function environmentFiles(): Record<string, Record<string, string>> {
  const sections = readText('systemd/environment.example')
    .split(/^# (?=\/etc\/)/m)
    .slice(1);
  return Object.fromEntries(
    sections.map((section) => {
      const [file = '', ...lines] = section.split('\n');
      const given = Object.entries(assignments(lines.filter((line) => line.includes('='))));
      return [file, Object.fromEntries(given.map(([name, value]) => [name, value || reference(name)]))];
    }),
  );
}

export const unitText = (process: ProcessName) => {
  const isTemplate = !['release', 'migrate'].includes(process);
  return readText(`systemd/player-site-${process}${isTemplate ? '@' : ''}.service`);
};

const valuesOf = (text: string, key: string) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** @param instance port of the copy, which its unit writes as `%i` */
export function inUnits(instance: number): ProcessEnvironment[] {
  const files = environmentFiles();
  return NAMES.map((process) => {
    const text = unitText(process).replaceAll('%i', String(instance)).replaceAll('%S', '/var/lib');
    const own = assignments(valuesOf(text, 'Environment'));
    return { process, values: Object.assign({}, own, ...valuesOf(text, 'EnvironmentFile').map((file) => files[file])) };
  });
}

interface ChartProcess {
  main: string;
  job: string;
  environment: Record<string, string>;
  settings: string[];
  secrets: string[];
  optionalSecrets: string[];
  ports: Record<string, number>;
  ready?: string;
}

export const chartProcesses = () =>
  (parse(readText('chart/files/processes.yaml')) as { processes: Record<ProcessName, ChartProcess> }).processes;
export const chartValues = () =>
  parse(readText('chart/values.yaml')) as Record<string, unknown> & { settings: Record<string, string>; processes: object };

/** Values that templates give: names of services of the chart, and folders. */
const OF_TEMPLATES = { PLATFORM_ORIGIN: 'http://site-api:3002', GAMES_INTERNAL_ORIGIN: 'http://site-games:3001' };
const EXTRAS: Partial<Record<ProcessName, Record<string, string>>> = {
  edge: { DATA_DIR: '/data', KEYS_DIR: '/keys' },
  release: { RELEASE_DATA_DIR: '/data', KEYS_DIR: '/keys', OPERATOR_URL: 'http://site-operators:3004' },
  migrate: { SEED: 'off' },
};

function inChart(): ProcessEnvironment[] {
  const settings: Record<string, string | undefined> = { ...chartValues().settings, ...OF_TEMPLATES };
  return Object.entries(chartProcesses()).map(([process, { environment, settings: names, secrets }]) => ({
    process: process as ProcessName,
    values: {
      ...environment,
      ...Object.fromEntries(names.map((name) => [name, settings[name] ?? ''])),
      ...Object.fromEntries(secrets.map((name) => [name, reference(name)])),
      ...EXTRAS[process as ProcessName],
    },
  }));
}

/** Environments of all processes, by the file that has them. */
export const PLACES: Readonly<Record<string, readonly ProcessEnvironment[]>> = {
  'the compose file': inCompose(),
  'the units': inUnits(3031),
  'the chart': inChart(),
};
