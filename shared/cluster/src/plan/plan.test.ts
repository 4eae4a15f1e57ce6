import path from 'node:path';
import { NAMES, processOf, SERVERS } from '@site/deployment/processes';
import { VARIABLES } from '@site/serving/variables';
import { environmentOf, inherited } from './environment';
import { isOfSite, membersOf, type ClusterPlan } from './members';
import { SECRETS, type Secrets } from './place';
import { readBasePort } from './ports';

const root = path.join(__dirname, '../../../..');
const secrets = Object.fromEntries(SECRETS.map((name) => [name, `${name}-in-a-cluster-of-tests-12345`])) as unknown as Secrets;
const planOf = (base: number, given: ClusterPlan['given'] = {}): ClusterPlan => ({
  place: { root, folder: '/cluster', base, postgresFolder: '/cluster/postgres', postgresBin: '/bin' },
  secrets,
  given,
});
const members = membersOf(planOf(5000));
const envOf = (name: string) => members.find((member) => member.name === name)?.env ?? {};

it('has as many of each process as the table of processes, and two of PostgreSQL and NATS', () => {
  for (const name of SERVERS) expect(members.filter(({ kind }) => kind === name)).toHaveLength(processOf(name).copies);
  for (const kind of ['postgres', 'nats']) expect(members.filter((member) => member.kind === kind)).toHaveLength(2);
  expect(members.filter(isOfSite)).toHaveLength(SERVERS.reduce((sum, name) => sum + processOf(name).copies, 0));
});

it('gives no port twice', () => {
  const ofSite = members.filter(isOfSite).flatMap(({ kind, env }) =>
    processOf(kind as (typeof SERVERS)[number])
      .listeners.map(({ portVariable }) => env[portVariable])
      .filter(Boolean),
  );
  const ofEngines = members.filter((member) => !isOfSite(member)).flatMap(({ args }) => args.join(' ').match(/(?<=:|port )\d{4}\b/g) ?? []);
  expect(new Set(ofSite).size).toBe(ofSite.length);
  expect(ofSite.filter((port) => ofEngines.includes(port ?? ''))).toEqual([]);
});

it('moves every port and address with the base port', () => {
  const moved = membersOf(planOf(7000)).flatMap(({ args, env, ready }) => [...args, ...Object.values(env), ready]);
  expect(moved.filter((text) => /[:= ]5[0-3]\d\d\b/.test(text))).toEqual([]);
});

it('gives a process variables only that its program reads, and its secrets alone', () => {
  for (const name of NAMES) {
    const env = environmentOf(planOf(5000).place, secrets, { name, nth: 0, given: {} });
    const unknown = Object.keys(env).filter((variable) => !VARIABLES[variable]);
    expect(unknown).toEqual([]);
    expect(Boolean(env['DATABASE_URL'])).toBe(processOf(name).secrets.some((secret) => secret === 'DATABASE_URL'));
  }
  expect(envOf('edge-1')['DATABASE_URL']).toBeUndefined();
});

it('sends the processes to PostgreSQL through HAProxy, and to both NATS servers', () => {
  expect(envOf('api-1')['DATABASE_URL']).toMatch(/^postgres:\/\/site_app:.*@127\.0\.0\.1:5070\/site$/);
  expect(envOf('api-1')['EVENTS_URL']?.split(',')).toHaveLength(2);
});

it('passes the variables of the command on, but no address, folder or port', () => {
  const given = {
    LIMITS: 'smsADay=1/2',
    FEED_KEY: 'own',
    PORT: '1',
    DATABASE_URL: 'elsewhere',
    STORE_URL: 'elsewhere',
    DATA_DIR: '/elsewhere',
  };
  const env = environmentOf(planOf(5000).place, secrets, { name: 'api', nth: 1, given });
  expect(env).toMatchObject({ LIMITS: 'smsADay=1/2', FEED_KEY: 'own', SANDBOX_PORT: '5032' });
  expect(Object.values(env).filter((value) => value.includes('elsewhere'))).toEqual([]);
  expect(inherited(planOf(5000).place, secrets, given)).toEqual({ LIMITS: 'smsADay=1/2', FEED_KEY: 'own' });
});

it.each(['80', '65400', 'x', ''])('refuses the base port "%s"', (port) => {
  expect(() => readBasePort(port)).toThrow('--port must be between 1024 and 65235');
});
