import { platformErrors } from '@site/api/contracts/errors';
import { TIME_LIMITS } from '@site/serving';
import { listenerOf, processOf, STOP_S, type ProcessName } from './processes';
import { instancesOf, portAt } from './systemd';

/** A place in which HAProxy runs: beside the processes on one machine, or in a container beside theirs. */
type Place = 'machine' | 'compose';

const seconds = (ms: number) => `${ms / 1000}s`;
const { message } = platformErrors['platform.unavailable'];
/** The one error body of the site; HAProxy fills in the id. */
const AWAY = JSON.stringify({ message, code: 'platform.unavailable', requestId: '%[unique-id]' });
const AWAY_PAGE = `<!doctype html><meta name=viewport content=width=device-width><title>503</title><p>${message}`;

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

/** A host name that every process accepts is sent, because checks ask by address. */
const check = (name: ProcessName) => `  option httpchk
  http-check send meth GET uri ${processOf(name).ready} ver HTTP/1.1 hdr Host localhost
  http-check expect status 200`;

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
defaults
  mode http
  log global
  option httplog
  option dontlognull
  unique-id-format %[uuid()]
  timeout connect 2s
  timeout check 2s
  timeout queue 5s
  timeout http-request ${seconds(TIME_LIMITS.headersMs)}
  timeout http-keep-alive 30s
  # Event streams have a heartbeat more often than this.
  timeout client ${seconds(TIME_LIMITS.idleMs)}
  timeout server ${seconds(TIME_LIMITS.idleMs)}
  # A call that reached nobody goes to another process. A read is also sent again when its connection ended without an answer; money never is.
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
  # A process that drains is not ready for 5 s before it stops, so it is out in time; its open streams and calls go on.
  default-server inter 1s fastinter 500ms fall 2 rise 1${place === 'compose' ? ' resolvers docker init-addr none' : ''}
${[502, 503, 504].map((status) => `  http-error status ${status} content-type "application/json" lf-string '${AWAY}' hdr cache-control no-store hdr retry-after 1`).join('\n')}

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
  http-request return status 503 content-type "text/html; charset=utf-8" string "${AWAY_PAGE}" hdr cache-control no-store hdr retry-after 5 if { req.hdr(accept) -m sub text/html } { nbsrv(edges) eq 0 }
  use_backend games if { var(txn.origin) -m str "\${GAMES_ORIGIN}" }
  use_backend exchange if { var(txn.origin) -m str "\${EXCHANGE_DATA_ORIGIN}" }
  # An edge refuses every other name.
  default_backend edges

backend edges
${check('edge')}
  balance leastconn
  http-request disable-l7-retry unless METH_GET
${servers(place, 'edge')}

backend games
${check('games')}
  balance leastconn
  http-request disable-l7-retry unless METH_GET
${servers(place, 'games')}

backend exchange
${check('exchange')}
  # One match, one process: polls find the answer that its neighbour has made.
  balance uri path-only
  hash-type consistent
  http-request disable-l7-retry unless METH_GET
${servers(place, 'exchange')}

# PLATFORM_ORIGIN of the edges and the games. Headers pass as they are, because the edge has written them.
listen api
  bind ${bind('api')}
${check('api')}
  balance leastconn
  http-request disable-l7-retry unless METH_GET
${servers(place, 'api')}

# GAMES_INTERNAL_ORIGIN of the platform.
listen games-internal
  bind ${bind('games')}
${check('games')}
  balance leastconn
  http-request disable-l7-retry unless METH_GET
${servers(place, 'games')}

# Never public: ${place === 'machine' ? 'this machine alone' : 'the compose file publishes it to its own machine alone'}.
listen operators
  bind ${bind('api', 'operators')}
${check('api')}
  balance leastconn
  http-request disable-l7-retry unless METH_GET
${servers(place, 'api', 'operators')}

frontend metrics
  bind ${inside}:8404
  option dontlog-normal
  http-request use-service prometheus-exporter if { path /metrics }
  http-request return status 404
`;
}
