import { stringify } from 'yaml';
import { dataOf, type Place, type Secrets } from '../plan/place';
import { portsOf } from '../plan/ports';

/** Times in s. A leader whose machine is gone is replaced when its lock has ended, which Patroni allows after 20 s at the earliest. */
const [TTL, RETRY_TIMEOUT] = [20, 5];
/** Time in s until the leader sees that its standby is gone. Commits wait for so long, and locks of others wait for them at most 4 s. */
const LOOP_WAIT = 2;
/** A PostgreSQL that crashed starts again where it is for so long; then the standby takes over. */
const PRIMARY_START_TIMEOUT = 10;

/** The pools of two copies of each process, their connections for news, and the checks of the machine stay below it. */
const MAX_CONNECTIONS = 200;

/** Configuration of Patroni for one of two servers. Each commit waits for the other server while that one is there. */
export function patroniConfig(place: Place, secrets: Secrets, nth: number): string {
  const ports = portsOf(place.base);
  const at = (port: number | undefined) => `127.0.0.1:${port}`;
  return stringify({
    scope: 'site',
    namespace: '/cluster/',
    name: `postgres-${nth + 1}`,
    restapi: { listen: at(ports.patroni[nth]), connect_address: at(ports.patroni[nth]) },
    // With `etcd3` Patroni 3.0.2 of Debian writes the lock of the leader without a comparison, so a leader that was frozen takes it from its successor.
    etcd: { host: at(ports.etcd) },
    bootstrap: {
      dcs: {
        ttl: TTL,
        loop_wait: LOOP_WAIT,
        retry_timeout: RETRY_TIMEOUT,
        primary_start_timeout: PRIMARY_START_TIMEOUT,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: MAX_CONNECTIONS, shared_buffers: '256MB', tcp_user_timeout: '6s' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: at(ports.postgres[nth]),
      connect_address: at(ports.postgres[nth]),
      data_dir: dataOf(place, nth),
      bin_dir: place.postgresBin,
      pgpass: `${dataOf(place, nth)}.pgpass`,
      authentication: {
        superuser: { username: 'postgres', password: secrets.superuser },
        replication: { username: 'replicator', password: secrets.replication },
      },
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication replicator 127.0.0.1/32 scram-sha-256'],
      parameters: { unix_socket_directories: '', password_encryption: 'scram-sha-256' },
    },
  });
}
