import { AWAY_LINE, copiesOf, defaultsSection, metricsSection } from './balancer-parts';
import { listenerOf, processOf, STOP_S, type ProcessName } from './processes';
import { instancesOf, portAt } from './systemd';

/** A place in which HAProxy runs: beside the processes on one machine, or in a container beside theirs. */
type Place = 'machine' | 'compose';

const LOG = `  log global
  option httplog
  option dontlognull`;

const GLOBAL: Readonly<Record<Place, string>> = {
  machine: `  log /dev/log local0
  chroot /var/lib/haproxy
  user haproxy
  group haproxy
  stats socket /run/haproxy/admin.sock mode 660 level admin`,
  compose: '  log stdout format raw local0 info',
};

const RESOLVERS = `
# Docker knows the addresses of all copies of a service.
resolvers docker
  nameserver dns 127.0.0.11:53
  hold valid 2s
`;

/** Copies of a process at one of its listeners; checks ask at \`http\`, because the operators' listener has no probe. */
function servers(place: Place, name: ProcessName, kind: 'http' | 'operators' = 'http') {
  const [at, checked] = [listenerOf(name, kind), listenerOf(name, 'http')];
  if (place === 'compose') return `  server-template ${name}- ${processOf(name).copies} ${name}:${at.port} check port ${checked.port}`;
  return instancesOf(name)
    .map((instance) => `  server ${name}-${instance} 127.0.0.1:${portAt(instance, kind)} check port ${portAt(instance, 'http')}`)
    .join('\n');
}

/** Configuration of HAProxy in front of every process. */
export function haproxyConfig(place: Place): string {
  const inside = place === 'machine' ? '127.0.0.1' : '';
  const bind = (name: ProcessName, kind: 'http' | 'operators' = 'http') => `${inside}:${listenerOf(name, kind).port}`;
  const certificates = place === 'machine' ? '/etc/haproxy/certs/' : '/usr/local/etc/haproxy/certs/';
  return `# Written by shared/deployment/src/write-files.ts from processes.ts. Needs HAProxy 2.6 or later.
# The variables GAMES_ORIGIN and EXCHANGE_DATA_ORIGIN are those of the site.
global
${GLOBAL[place]}
  maxconn 20000
  # A reload waits for open streams, but not longer than a process that drains.
  hard-stop-after ${STOP_S}s
  ssl-default-bind-options ssl-min-ver TLSv1.2 no-tls-tickets
${place === 'compose' ? RESOLVERS : ''}
${defaultsSection({ log: LOG, servers: place === 'compose' ? ' resolvers docker init-addr none' : '' })}

frontend public
  bind :80
  bind :443 ssl crt ${certificates} alpn h2,http/1.1
  http-request redirect scheme https code 308 unless { ssl_fc }
  # The processes believe this hop (TRUSTED_HOPS), so nothing that a client wrote about itself goes on.
  http-request del-header forwarded
  http-request del-header x-forwarded-host
  http-request del-header x-real-ip
  http-request set-header x-forwarded-for %[src]
  http-request set-header x-forwarded-proto https
  http-request set-header x-request-id %[unique-id]
  http-request set-var(txn.host) req.hdr(host),lower
  http-request set-var(txn.origin) str("https://"),concat("",txn.host)
${AWAY_LINE}
  use_backend games if { var(txn.origin) -m str "\${GAMES_ORIGIN}" }
  use_backend exchange if { var(txn.origin) -m str "\${EXCHANGE_DATA_ORIGIN}" }
  # An edge refuses every other name.
  default_backend edges

backend edges
${copiesOf('edge', servers(place, 'edge'))}

backend games
${copiesOf('games', servers(place, 'games'))}

backend exchange
${copiesOf('exchange', servers(place, 'exchange'))}

# PLATFORM_ORIGIN of the edges and the games. Headers pass as they are, because the edge has written them.
listen api
  bind ${bind('api')}
${copiesOf('api', servers(place, 'api'))}

# GAMES_INTERNAL_ORIGIN of the platform.
listen games-internal
  bind ${bind('games')}
${copiesOf('games', servers(place, 'games'))}

# Never public: ${place === 'machine' ? 'this machine alone' : 'the compose file publishes it to its own machine alone'}.
listen operators
  bind ${bind('api', 'operators')}
${copiesOf('api', servers(place, 'api', 'operators'))}

${metricsSection(`${inside}:8404`)}
`;
}
