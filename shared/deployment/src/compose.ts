import { VARIABLES } from '@site/serving/variables';
import { listenerOf, NAMES, processOf, SECRET_NAMES, settingsOf, STOP_S, type ProcessName } from './processes';

/** Address of HAProxy in the network of the processes; they trust it alone. */
const BALANCER = '172.30.0.10';

/** Images of other projects, in the versions that the configurations were checked with. */
const IMAGES = { haproxy: 'haproxy:2.6.12', nats: 'nats:2.9.10-alpine', postgres: 'postgres:15-bookworm' };

const given = (name: string) => `\${${name}:?Set ${name} in .env}`;

/** Addresses with a password in them; the passwords have no characters that an address would escape. */
const ADDRESSES: Readonly<Record<string, string>> = {
  DATABASE_URL: `postgres://site_app:${given('DATABASE_PASSWORD')}@postgres:5432/site`,
  DATABASE_MIGRATION_URL: `postgres://site_owner:${given('DATABASE_OWNER_PASSWORD')}@postgres:5432/site`,
  STORE_URL: `postgres://site_releases:${given('STORE_PASSWORD')}@postgres:5432/releases`,
  EVENTS_URL: [1, 2].map((nth) => `nats://site:${given('NATS_PASSWORD')}@nats-${nth}:4222`).join(','),
};

const VALUES: Readonly<Record<string, string>> = {
  SITE_MODE: 'production',
  PLATFORM_ORIGIN: `http://balancer:${listenerOf('api', 'http').port}`,
  GAMES_INTERNAL_ORIGIN: `http://balancer:${listenerOf('games', 'http').port}`,
  TRUSTED_HOPS: BALANCER,
};

type Assignment = readonly [variable: string, value: string];

const PLACES: Partial<Record<ProcessName, readonly Assignment[]>> = {
  edge: [
    ['DATA_DIR', '/data'],
    ['KEYS_DIR', '/keys'],
  ],
  release: [
    ['OPERATOR_URL', `http://balancer:${listenerOf('api', 'operators').port}`],
    ['RELEASE_DATA_DIR', '/data'],
    ['KEYS_DIR', '/keys'],
  ],
};

function environmentOf(name: ProcessName): Assignment[] {
  const { role, listeners, secrets } = processOf(name);
  return [
    ...(role ? [['ROLE', role] as const] : []),
    ...listeners.flatMap(({ portVariable, hostVariable, port }) => [
      [portVariable, String(port)] as const,
      [hostVariable, '0.0.0.0'] as const,
    ]),
    ...settingsOf(name).map((setting) => [setting, VALUES[setting] ?? given(setting)] as const),
    ...(PLACES[name] ?? []),
    ...secrets.map((secret) => [secret, ADDRESSES[secret] ?? given(secret)] as const),
  ].filter(([variable], nth, all) => all.findIndex(([other]) => other === variable) === nth);
}

const environment = (assignments: readonly Assignment[]) =>
  ['    environment:', ...assignments.map(([variable, value]) => `      ${variable}: '${value}'`)].join('\n');

/** Asks a process whether it is ready. */
const probe = (port: number, path: string) =>
  `    healthcheck:
      test: [CMD, node, -e, "fetch('http://127.0.0.1:${port}${path}').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
      interval: 15s
      timeout: 5s
      start_period: 60s`;

function probeOf(name: ProcessName) {
  const { listeners, ready = '' } = processOf(name);
  const metrics = listeners.find((listener) => listener.name === 'metrics');
  return metrics ? probe(metrics.port, '/readyz') : probe(listenerOf(name, 'http').port, ready);
}

/** Lines that only some services have. */
const EXTRAS: Partial<Record<ProcessName, string>> = {
  edge: `    volumes:
      - /data
      - ./keys.json:/keys/keys.json:ro
`,
  release: `    ports:
      - 127.0.0.1:${listenerOf('release', 'http').port}:${listenerOf('release', 'http').port}
    volumes:
      - release-data:/data
      - release-keys:/keys
`,
};

function service(name: ProcessName) {
  const { main, copies } = processOf(name);
  const base = name === 'release' ? 'releases' : 'program';
  if (name === 'migrate')
    return `  migrate:
    <<: *program
    command: [${main}]
    restart: on-failure
    depends_on:
      postgres: { condition: service_healthy }
${environment(environmentOf(name))}
`;
  return `  ${name}:
    <<: *${base}
    command: [${main}]
${copies > 1 ? `    deploy: { replicas: ${copies} }\n` : ''}    depends_on:
      ${name === 'edge' || name === 'release' ? 'postgres: { condition: service_healthy }' : 'migrate: { condition: service_completed_successfully }'}
${EXTRAS[name] ?? ''}${environment(environmentOf(name))}
${probeOf(name)}
`;
}

const nats = (nth: number) => `  nats-${nth}:
    image: ${IMAGES.nats}
    command: [-c, /etc/nats/nats.conf]
    restart: unless-stopped
    read_only: true
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']
    networks: [data]
    volumes:
      - ./nats/nats.conf:/etc/nats/nats.conf:ro
    environment:
      NATS_PASSWORD: '${given('NATS_PASSWORD')}'
`;

const operators = listenerOf('api', 'operators').port;

/** The compose file: two of every process, and the engines below them. */
export const composeFile =
  () => `# Written by shared/deployment/src/write-files.ts from processes.ts. Secrets come from .env; compose.env.example lists them.
name: player-site

x-program: &program
  image: player-site:\${VERSION:-local}
  build: { context: ../.., dockerfile: shared/deployment/Dockerfile, target: programs }
  restart: unless-stopped
  read_only: true
  tmpfs: [/tmp]
  cap_drop: [ALL]
  security_opt: ['no-new-privileges:true']
  init: true
  # Longer than a drain, which takes ${STOP_S} s at most.
  stop_grace_period: ${STOP_S}s
  networks: [site, data]

# The same, with a browser for the gate.
x-releases: &releases
  <<: *program
  image: player-site-releases:\${VERSION:-local}
  build: { context: ../.., dockerfile: shared/deployment/Dockerfile, target: releases }

services:
${NAMES.map(service).join('\n')}
  # docker compose run --rm deploy: builds the areas, publishes them and makes them live.
  deploy:
    profiles: [deploy]
    image: player-site-builds:\${VERSION:-local}
    build: { context: ../.., dockerfile: shared/deployment/Dockerfile, target: builds }
    command: [shared/release/src/cli.ts, deploy]
    init: true
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']
    networks: [data]
    depends_on:
      postgres: { condition: service_healthy }
    volumes:
      - release-keys:/keys
${environment([
  ['SITE_ORIGIN', given('SITE_ORIGIN')],
  ['KEYS_DIR', '/keys'],
  ['STORE_URL', ADDRESSES['STORE_URL'] ?? ''],
])}

  balancer:
    image: ${IMAGES.haproxy}
    restart: unless-stopped
    read_only: true
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']
    # The official image stops at SIGUSR1: it accepts nothing new and finishes what is open.
    stop_grace_period: ${STOP_S}s
    # Two for each of the connections that its configuration allows.
    ulimits: { nofile: 65536 }
    networks:
      site: { ipv4_address: ${BALANCER} }
    ports:
      - 80:80
      - 443:443
      - 127.0.0.1:${operators}:${operators}
    volumes:
      - ./haproxy/compose.cfg:/usr/local/etc/haproxy/haproxy.cfg:ro
      - ./certs:/usr/local/etc/haproxy/certs:ro
${environment(['GAMES_ORIGIN', 'EXCHANGE_DATA_ORIGIN'].map((name) => [name, given(name)] as const))}

${nats(1)}
${nats(2)}
  postgres:
    image: ${IMAGES.postgres}
    # Above the sum of all pools.
    command: [postgres, -c, max_connections=200]
    restart: unless-stopped
    stop_grace_period: 60s
    shm_size: 256mb
    networks: [data]
    volumes:
      - database:/var/lib/postgresql/data
      - ./postgres/roles.sh:/docker-entrypoint-initdb.d/roles.sh:ro
    environment:
      POSTGRES_USER: site_owner
      POSTGRES_DB: site
      POSTGRES_PASSWORD: '${given('DATABASE_OWNER_PASSWORD')}'
      DATABASE_PASSWORD: '${given('DATABASE_PASSWORD')}'
      STORE_PASSWORD: '${given('STORE_PASSWORD')}'
    healthcheck:
      test: [CMD, pg_isready, -h, 127.0.0.1, -U, site_owner, -d, site]
      interval: 5s
      timeout: 5s
      start_period: 60s

networks:
  site:
    ipam: { config: [{ subnet: 172.30.0.0/24 }] }
  # Nothing outside reaches PostgreSQL and NATS, and they reach nothing outside.
  data: { internal: true }

volumes:
  database:
  release-data:
  release-keys:
`;

const isAddress = (name: string) => name in ADDRESSES;
const PASSWORDS = ['DATABASE_PASSWORD', 'DATABASE_OWNER_PASSWORD', 'STORE_PASSWORD', 'NATS_PASSWORD'];
const SETTINGS = [...new Set(NAMES.flatMap(settingsOf))].filter((name) => !(name in VALUES));

/** Names of everything that the compose file needs from its environment, without values. */
export const composeEnvironment =
  () => `# Written by shared/deployment/src/write-files.ts from processes.ts. Copy it to .env, with mode 0600, and fill it in.

# ${VARIABLES['SITE_ORIGIN']?.effect} shared/docs/variables.md describes the others.
${SETTINGS.map((name) => `${name}=`).join('\n')}

# Passwords inside this machine, and keys: openssl rand -hex 32.
${[...PASSWORDS, ...SECRET_NAMES.filter((name) => !isAddress(name))].map((name) => `${name}=`).join('\n')}
`;
