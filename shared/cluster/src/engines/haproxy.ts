import { AWAY_LINE, copiesOf, defaultsSection, metricsSection } from '@site/deployment/balancer-parts';
import { processOf, STOP_S, type Listener, type ProcessName } from '@site/deployment/processes';
import { copyPort, portsOf } from '../plan/ports';

/** Checks ask at `http`, because the operators' listener has no probe. */
const servers = (base: number, name: ProcessName, kind: Listener['name'] = 'http') =>
  Array.from({ length: processOf(name).copies }, (_, nth) => {
    const [at, checked] = [copyPort(base, name, nth, kind), copyPort(base, name, nth, 'http')];
    return `  server ${name}-${nth + 1} 127.0.0.1:${at} check port ${checked}`;
  }).join('\n');

/** A door for players. Programs of this machine play many of them, so the address that they give is believed. */
const open = (name: string, port: number, backend: string, more = '') => `frontend ${name}
  bind 127.0.0.1:${port}
  http-request set-header x-forwarded-for %[src] unless { req.hdr(x-forwarded-for) -m found }
  http-request set-header x-forwarded-proto http
  http-request set-header x-request-id %[unique-id]
${more}  default_backend ${backend}
`;

const inside = (name: string, port: number, copies: string) => `listen ${name}
  bind 127.0.0.1:${port}
${copies}
`;

/** Configuration of HAProxy in front of a whole cluster on one machine, without TLS. */
export function clusterBalancer(base: number): string {
  const ports = portsOf(base);
  const database = ports.postgres.map(
    (port, nth) => `  server postgres-${nth + 1} 127.0.0.1:${port} check port ${ports.patroni[nth]} on-marked-down shutdown-sessions`,
  );
  return `# Written at each start of the cluster.
global
  log stdout format iso local0 notice
  maxconn 4000
  hard-stop-after ${STOP_S}s

${defaultsSection({ log: '  log global\n  option dontlognull' })}

${open('site', ports.site, 'edges', `${AWAY_LINE}\n`)}
backend edges
${copiesOf('edge', servers(base, 'edge'))}

${open('games-door', ports.games, 'games')}
backend games
${copiesOf('games', servers(base, 'games'))}

${open('exchange-door', ports.exchange, 'exchange')}
backend exchange
${copiesOf('exchange', servers(base, 'exchange'))}

${inside('api', ports.api, copiesOf('api', servers(base, 'api')))}
${inside('operators', ports.operators, copiesOf('api', servers(base, 'api', 'operators')))}
${metricsSection(`127.0.0.1:${ports.balancerMetrics}`)}

listen stats
  bind 127.0.0.1:${ports.balancerStats}
  option dontlog-normal
  monitor-uri /healthz
  stats enable
  stats uri /

defaults
  mode tcp
  log global
  timeout connect 2s
  timeout check 2s
  # The pools of the processes end their connections.
  timeout client 1h
  timeout server 1h

# Patroni answers 200 at /primary only where PostgreSQL leads.
listen database
  bind 127.0.0.1:${ports.database}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1
${database.join('\n')}
`;
}
