import path from 'node:path';
import { processOf, SERVERS } from '@site/deployment/processes';
import { parse } from 'yaml';
import { SECRETS, type Secrets } from '../plan/place';
import { clusterBalancer } from './haproxy';
import { patroniConfig } from './patroni';
import { prometheusConfig } from './prometheus';

const root = path.join(__dirname, '../../../..');
const place = { root, folder: '/cluster', base: 5000, postgresFolder: '/cluster/postgres', postgresBin: '/usr/lib/postgresql/15/bin' };
const secrets = Object.fromEntries(SECRETS.map((name) => [name, `${name}-password`])) as unknown as Secrets;

interface OfPatroni {
  scope: string;
  name: string;
  restapi: { listen: string };
  postgresql: { listen: string; data_dir: string };
  bootstrap: { dcs: { ttl: number; loop_wait: number; retry_timeout: number } };
}

describe('Patroni', () => {
  const [first, second] = [0, 1].map((nth) => parse(patroniConfig(place, secrets, nth)) as OfPatroni) as [OfPatroni, OfPatroni];

  it('lets commits wait for the standby', () => {
    expect(first.bootstrap.dcs).toMatchObject({ synchronous_mode: true });
  });

  it('replaces a lost leader within 30 s', () => {
    const { ttl, loop_wait, retry_timeout } = first.bootstrap.dcs;
    expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout);
    expect(ttl + loop_wait).toBeLessThanOrEqual(25);
  });

  it('gives two servers one scope, and each a name, ports and a folder of its own', () => {
    expect(second.scope).toBe(first.scope);
    const ownOf = ({ name, restapi, postgresql }: OfPatroni) => [name, restapi.listen, postgresql.listen, postgresql.data_dir];
    expect(new Set([...ownOf(first), ...ownOf(second)]).size).toBe(8);
  });
});

describe('HAProxy', () => {
  const text = clusterBalancer(5000);
  const serversOf = (section: string) =>
    new RegExp(`^(?:listen|backend) ${section}\\n((?:  .*\\n)+)`, 'm').exec(text)?.[1]?.match(/^ {2}server .*$/gm) ?? [];

  it.each([
    ['edges', 'edge', '5011'],
    ['games', 'games', '5021'],
    ['exchange', 'exchange', '5041'],
    ['api', 'api', '5031'],
    ['operators', 'api', '5231'],
  ])('has both copies behind %s', (section, name, port) => {
    const servers = serversOf(section);
    expect(servers).toHaveLength(2);
    expect(servers[0]).toContain(`server ${name}-1 127.0.0.1:${port} check`);
  });

  it('sends sessions only to the PostgreSQL that leads, and ends those at one that was demoted', () => {
    const servers = serversOf('database');
    expect(servers.map((line) => /check port (\d+)/.exec(line)?.[1])).toEqual(['5073', '5074']);
    expect(servers.every((line) => line.endsWith('on-marked-down shutdown-sessions'))).toBe(true);
    expect(text).toContain('option httpchk GET /primary');
  });

  // A rule of a listener for every path runs before its table.
  it('shows its table at a listener without rules', () => {
    expect(/^listen stats\n((?: {2}.*\n)+)/m.exec(text)?.[1]).not.toContain('http-request');
  });

  it('listens on this machine alone', () => {
    const binds = text.match(/^ {2}bind .*$/gm) ?? [];
    expect(binds.length).toBeGreaterThan(5);
    expect(binds.filter((bind) => !bind.startsWith('  bind 127.0.0.1:'))).toEqual([]);
  });
});

describe('Prometheus', () => {
  const config = parse(prometheusConfig(place)) as {
    rule_files: string[];
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
  };

  it('asks every process with metrics under the job that the alerts know', () => {
    const targets = config.scrape_configs.flatMap(({ static_configs }) => static_configs[0]?.targets);
    const measured = SERVERS.filter((name) => processOf(name).listeners.some((listener) => listener.name === 'metrics'));
    expect(targets).toHaveLength(measured.reduce((sum, name) => sum + processOf(name).copies, 1));
    expect(config.scrape_configs.map(({ job_name }) => job_name)).toEqual(['site-platform', 'site-edge', 'haproxy']);
  });

  it('has the alerts of the site', () => {
    expect(config.rule_files).toEqual([path.join(root, 'shared/serving/operations/alerts.yaml')]);
  });
});
