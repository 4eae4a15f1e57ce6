import { platformErrors } from '@site/api/contracts/errors';
import { TIME_LIMITS } from '@site/serving';
import { processOf, type ProcessName } from './processes';

const seconds = (ms: number) => `${ms / 1000}s`;
/** Time in seconds after which HAProxy closes a connection without a call. */
const IDLE_S = 30;
/** Time in seconds that a caller learns: shorter, so that it never sends a call while HAProxy closes. The process's own header is longer. */
const ANNOUNCED_IDLE_S = IDLE_S - 5;
const { message } = platformErrors['platform.unavailable'];
/** The one error body of the site; HAProxy fills in the id. */
const AWAY = JSON.stringify({ message, code: 'platform.unavailable', requestId: '%[unique-id]' });
const AWAY_PAGE = `<!doctype html><meta name=viewport content=width=device-width><title>503</title><p>${message}`;

/** Answer to a page while no edge serves. */
export const AWAY_LINE = `  http-request return status 503 content-type "text/html; charset=utf-8" string "${AWAY_PAGE}" hdr cache-control no-store hdr retry-after 5 if { req.hdr(accept) -m sub text/html } { nbsrv(edges) eq 0 }`;

/** Section `defaults` of every balancer. */
export const defaultsSection = ({ log, servers = '' }: { log: string; servers?: string }) => `defaults
  mode http
${log}
  unique-id-format %[uuid()]
  timeout connect 2s
  timeout check 2s
  timeout queue 5s
  timeout http-request ${seconds(TIME_LIMITS.headersMs)}
  timeout http-keep-alive ${IDLE_S}s
  # Event streams have a heartbeat more often than this.
  timeout client ${seconds(TIME_LIMITS.idleMs)}
  timeout server ${seconds(TIME_LIMITS.idleMs)}
  # A call that reached nobody goes to another process. A read is also sent again when its connection ended without an answer; money never is.
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
  # A process that drains is not ready for 5 s before it stops, so it is out in time; its open streams and calls go on.
  default-server inter 1s fastinter 500ms fall 2 rise 1${servers}
${[502, 503, 504].map((status) => `  http-error status ${status} content-type "application/json" lf-string '${AWAY}' hdr cache-control no-store hdr retry-after 1`).join('\n')}`;

/** A host name that every process accepts is sent, because checks ask by address. */
const check = (name: ProcessName) => `  option httpchk
  http-check send meth GET uri ${processOf(name).ready} ver HTTP/1.1 hdr Host localhost
  http-check expect status 200`;

const balance = (name: ProcessName) =>
  name === 'exchange'
    ? `  # One match, one process: polls find the answer that its neighbour has made.
  balance uri path-only
  hash-type consistent`
    : '  balance leastconn';

/** Lines of a backend for the copies of a process. @param servers lines that name the copies */
export const copiesOf = (name: ProcessName, servers: string) => `${check(name)}
${balance(name)}
  http-request disable-l7-retry unless METH_GET
  http-response set-header keep-alive timeout=${ANNOUNCED_IDLE_S}
${servers}`;

/** Listener for Prometheus. */
export const metricsSection = (bind: string) => `frontend metrics
  bind ${bind}
  option dontlog-normal
  http-request use-service prometheus-exporter if { path /metrics }
  http-request return status 404`;
