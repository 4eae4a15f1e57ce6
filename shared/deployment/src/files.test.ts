import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VARIABLES } from '@site/serving/variables';
import { readConfig, type Config } from '@site/platform-sandbox/config';
import { parse } from 'yaml';
import { listenerOf, NAMES, processOf, SERVERS, SHARED_SETTINGS, type ProcessName } from './processes';
import { instancesOf, portAt } from './systemd';
import {
  chartProcesses,
  chartValues,
  composeServices,
  inUnits,
  PLACES,
  readText,
  REFERENCE,
  unitText,
  type ProcessEnvironment,
} from './testing/environments';
import { WRITTEN_FILES } from './written-files';

const ROOT = path.join(__dirname, '../../..');
const isData = (file: string) => file.endsWith('.yaml');

/** Values that a process accepts, by the names of secrets. */
const SAMPLES: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://site_app:secret@postgres:5432/site',
  DATABASE_MIGRATION_URL: 'postgres://site_owner:secret@postgres:5432/site',
  EVENTS_URL: 'nats://site:secret@nats-1:4222',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'site@play.example',
  SMS_GATEWAY_URL: 'https://sms.example',
  SITE_ORIGIN: 'https://play.example',
  GAMES_ORIGIN: 'https://games.example',
  EXCHANGE_DATA_ORIGIN: 'https://exchange.example',
};

/** Environment in which references have values. */
const filled = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.includes('${') ? (SAMPLES[name] ?? 'k'.repeat(32)) : value]),
  );

const everywhere = Object.entries(PLACES).flatMap(([place, processes]) =>
  processes.map((each) => [place, each.process, each.values] as const),
);
const ofPlatform = everywhere.filter(([, process]) => processOf(process).program === 'platform');

it.each(Object.entries(WRITTEN_FILES))('%s is as the table of processes gives it (npm run write -w @site/deployment)', (file, text) => {
  if (isData(file)) expect(parse(readText(file), { merge: true })).toEqual(parse(text, { merge: true }));
  else expect(readText(file)).toBe(text);
});

/** On a machine, all processes have one file of settings. */
const isOfMachine = (place: string, name: string) => place === 'the units' && SHARED_SETTINGS.some((shared) => shared === name);

describe.each(everywhere)('in %s %s', (place, process, values) => {
  it('has variables only that its program reads', () => {
    const { program } = processOf(process);
    const others = Object.keys(values).filter((name) => !VARIABLES[name]?.readBy.includes(program));
    expect(others.filter((name) => !isOfMachine(place, name))).toEqual([]);
  });

  it('has no value of a secret', () => {
    const secrets = Object.entries(values).filter(([name]) => VARIABLES[name]?.isSecret);
    expect(secrets.map(([name]) => name).sort()).toEqual([...processOf(process).secrets].sort());
    const known = secrets.filter(([, value]) => {
      const open = value.replaceAll(REFERENCE, '');
      return !value.includes('${') || /:\/\/[^/@:]*:[^/@]+@/.test(open) || !(open === '' || open.includes('://'));
    });
    expect(known).toEqual([]);
  });
});

it('gives the deploy of the compose file only variables that the release command reads', () => {
  const { deploy, edge } = composeServices();
  expect(Object.keys(deploy.environment).filter((name) => !VARIABLES[name]?.readBy.includes('release command'))).toEqual([]);
  expect(deploy.environment['STORE_URL']).toBe(edge.environment['STORE_URL']);
});

it.each(Object.entries(PLACES))('%s gives all processes the same value of what they share', (_, processes) => {
  const values = new Map<string, Set<string>>();
  for (const { values: own } of processes)
    for (const [name, value] of Object.entries(own))
      if (VARIABLES[name]?.isShared && name !== 'KEYS_DIR') values.set(name, (values.get(name) ?? new Set()).add(value));
  expect(values.size).toBeGreaterThan(0);
  expect([...values].filter(([, different]) => different.size > 1)).toEqual([]);
});

/** Secrets without which a process starts as well: they turn something on, or people have keys of their own. */
const OPTIONAL = ['EVENTS_URL', 'OPERATOR_KEY', 'DATABASE_MIGRATION_URL'];

describe.each(ofPlatform)('the platform in %s as %s', (_, process, values) => {
  it('starts in production', () => {
    const config = readConfig(filled(values));
    expect([config.role, config.settings.isProduction, config.warnings]).toEqual([processOf(process).role, true, []]);
  });

  it.each(processOf(process).secrets.filter((name) => !OPTIONAL.includes(name)))('needs %s', (secret) => {
    const { [secret]: _without, ...others } = filled(values);
    expect(() => readConfig(others)).toThrow(secret);
  });
});

it.each(['api', 'worker'] as const)('%s reads from a standby where the Secret of the chart names one', (process) => {
  const { optionalSecrets } = chartProcesses()[process];
  expect(optionalSecrets).toEqual(['DATABASE_REPLICA_URL']);
  const values = PLACES['the chart']?.find((each) => each.process === process)?.values ?? {};
  const replica = 'postgres://site_app:secret@standby:5432/site';
  expect(readConfig({ ...filled(values), DATABASE_REPLICA_URL: replica })).toMatchObject({ replicaUrl: replica, warnings: [] });
  expect(readText('systemd/environment.example').split('# Optional: DATABASE_REPLICA_URL')).toHaveLength(3);
});

/** Ports at which a process listens. */
const portsOf = (process: ProcessName, config: Config): Record<string, number | undefined> => ({
  ...(process === 'api' ? { http: config.apiPort, operators: config.operatorPort } : {}),
  ...(process === 'games' ? { http: config.gamesPort } : {}),
  ...(process === 'exchange' ? { http: config.exchangePort } : {}),
  metrics: config.processListener?.port,
});
const platformServers = SERVERS.filter((name) => processOf(name).program === 'platform');
const balancerOf = (file: string) => readText(`haproxy/${file}.cfg`);
/** Lines of servers of a section. */
const serversIn = (text: string, section: string) =>
  text
    .split(new RegExp(`^(?:backend|listen) ${section}$`, 'm'))[1]
    ?.split(/\n\n/)[0]
    ?.match(/^ {2}server.*$/gm);

it.each(platformServers)('%s listens where the units, the chart and the balancer look for it', (process) => {
  const [instance = 0] = instancesOf(process);
  const configIn = (environments: readonly ProcessEnvironment[] = []) =>
    readConfig(filled(environments.find((each) => each.process === process)?.values ?? {}));
  for (const { name } of processOf(process).listeners) {
    const { port } = listenerOf(process, name);
    expect(portsOf(process, configIn(inUnits(instance)))[name]).toBe(portAt(instance, name));
    expect(portsOf(process, configIn(PLACES['the compose file']))[name]).toBe(port);
    expect([portsOf(process, configIn(PLACES['the chart']))[name], chartProcesses()[process].ports[name]]).toEqual([port, port]);
  }
});

it.each([
  ['edges', 'edge', 'http'],
  ['games', 'games', 'http'],
  ['games-internal', 'games', 'http'],
  ['exchange', 'exchange', 'http'],
  ['api', 'api', 'http'],
  ['operators', 'api', 'operators'],
] as const)('the balancer finds every copy in its part %s', (section, process, kind) => {
  expect(serversIn(balancerOf('machine'), section)).toEqual(
    instancesOf(process).map((at) => `  server ${process}-${at} 127.0.0.1:${portAt(at, kind)} check port ${portAt(at, 'http')}`),
  );
  const { copies } = processOf(process);
  expect(composeServices()[process].deploy).toEqual({ replicas: copies });
  const [port, probed] = [listenerOf(process, kind).port, listenerOf(process, 'http').port];
  expect(serversIn(balancerOf('compose'), section)).toEqual([
    `  server-template ${process}- ${copies} ${process}:${port} check port ${probed}`,
  ]);
});

it('opens to the world only what browsers ask for', () => {
  const open = Object.entries(composeServices()).flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
  expect(open.filter((port) => !port.includes('127.0.0.1:'))).toEqual(['balancer 80:80', 'balancer 443:443']);
  const bound = [...balancerOf('machine').matchAll(/^ {2}bind (\S+)/gm)].map(([, at]) => at);
  expect(bound.filter((at) => !at?.startsWith('127.0.0.1:'))).toEqual([':80', ':443']);
  expect(readText('chart/templates/ingress.yaml')).not.toMatch(/operators|release/);
});

it('runs files that exist, by every way', () => {
  const mains = SERVERS.map((name) => processOf(name).main);
  expect(mains.filter((main) => !existsSync(path.join(ROOT, main)))).toEqual([]);
  for (const name of NAMES) {
    expect(composeServices()[name].command).toEqual([processOf(name).main]);
    expect(unitText(name)).toContain(`ExecStart=/usr/bin/node shared/build/bin/run.mjs --written ${processOf(name).main}\n`);
    expect(chartProcesses()[name]).toMatchObject({ main: processOf(name).main });
  }
  expect(readText('Dockerfile')).toContain('ENTRYPOINT ["node", "shared/build/bin/run.mjs", "--written"]');
  const written = readText('package.json');
  expect(mains.filter((main) => !written.includes(main.replace('shared/', '../')))).toEqual([]);
});

it('takes Node of the version that the project names', () => {
  const [, version] = /^FROM node:(\d+)/m.exec(readText('Dockerfile')) ?? [];
  expect(version).toBe(readFileSync(path.join(ROOT, '.nvmrc'), 'utf8').trim());
});

it('has a target in the image for each image of the compose file and of the chart', () => {
  const targets = [...readText('Dockerfile').matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, target]) => target);
  const used = [...readText('compose.yaml').matchAll(/target: (\w+)/g)].map(([, target]) => target);
  expect(used.filter((target) => !targets.includes(target))).toEqual([]);
  const images = Object.values(composeServices()).map(({ image }) => image.split(':')[0]);
  const { image, releaseImage } = chartValues() as unknown as Record<string, { repository: string }>;
  expect(images).toEqual(expect.arrayContaining([image?.repository, releaseImage?.repository]));
});

describe('the chart', () => {
  const templates = readdirSync(path.join(__dirname, '../chart/templates')).map((file) => readText(`chart/templates/${file}`));

  it('has every server, and values for each', () => {
    expect(Object.keys(chartValues().processes).sort()).toEqual([...SERVERS].sort());
  });

  it('asks only for values that there are', () => {
    const asked = templates.flatMap((text) =>
      [...text.matchAll(/\$?\.Values((?:\.\w+)+)/g)].map(([, found = '']) => found.slice(1).split('.')),
    );
    const isThere = (keys: readonly string[]) => {
      let at: unknown = chartValues();
      for (const key of keys) {
        if (typeof at !== 'object' || at === null || !(key in at)) return false;
        at = (at as Record<string, unknown>)[key];
      }
      return true;
    };
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((keys) => !isThere(keys))).toEqual([]);
  });

  it('writes variables only that exist', () => {
    const names = templates.flatMap((text) => [...text.matchAll(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g)].map(([name]) => name));
    expect(names.filter((name) => !(name in VARIABLES))).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
  });

  it('has the rules of alerts and the dashboard of the site', () => {
    for (const file of ['alerts.yaml', 'dashboard.json'])
      expect(readText(`chart/files/${file}`)).toBe(readFileSync(path.join(ROOT, 'shared/serving/operations', file), 'utf8'));
  });

  it('scrapes processes as jobs that the rules know', () => {
    const jobs = Object.values(chartProcesses()).flatMap(({ ports, job }) => (ports['metrics'] ? [job] : []));
    expect([...new Set(jobs)].sort()).toEqual(['site-edge', 'site-platform']);
  });
});
