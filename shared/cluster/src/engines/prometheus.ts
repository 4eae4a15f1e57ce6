import { join } from 'node:path';
import { processOf, SERVERS } from '@site/deployment/processes';
import { stringify } from 'yaml';
import type { Place } from '../plan/place';
import { copyPort, portsOf } from '../plan/ports';

/** Prometheus with the alerts of the site; the jobs have the names by which the alerts know them. */
export function prometheusConfig({ base, root }: Pick<Place, 'base' | 'root'>): string {
  const measured = SERVERS.filter((name) => processOf(name).listeners.some((listener) => listener.name === 'metrics'));
  const programs = [...new Set(measured.map((name) => processOf(name).program))];
  const targets = (program: string) =>
    measured
      .filter((name) => processOf(name).program === program)
      .flatMap((name) => Array.from({ length: processOf(name).copies }, (_, nth) => `127.0.0.1:${copyPort(base, name, nth, 'metrics')}`));
  const job = (name: string, addresses: readonly string[]) => ({ job_name: name, static_configs: [{ targets: addresses }] });
  return stringify({
    global: { scrape_interval: '5s', evaluation_interval: '5s' },
    rule_files: [join(root, 'shared/serving/operations/alerts.yaml')],
    scrape_configs: [
      ...programs.map((program) => job(`site-${program}`, targets(program))),
      job('haproxy', [`127.0.0.1:${portsOf(base).balancerMetrics}`]),
    ],
  });
}
