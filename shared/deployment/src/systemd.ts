import {
  listenerOf,
  NAMES,
  processOf,
  SERVERS,
  SETTINGS_OF_MESSAGES,
  SHARED_SETTINGS,
  settingsOf,
  STOP_S,
  type Listener,
  type ProcessName,
} from './processes';

/** Ports of the first copies on a machine. Each copy is an instance of its unit, named by its port. */
const FIRST_PORTS: Partial<Record<ProcessName, number>> = { edge: 3011, games: 3021, api: 3031, exchange: 3041, worker: 3051 };

/** Instances of the unit of a process on one machine. */
export const instancesOf = (name: ProcessName): number[] =>
  Array.from({ length: processOf(name).copies }, (_, nth) => (FIRST_PORTS[name] ?? 0) + nth);

/** A digit before the name of an instance, because units cannot add. */
const DIGITS: Readonly<Record<Listener['name'], string>> = { http: '', metrics: '1', operators: '2' };

/** Port of an instance at one of its listeners. */
export const portAt = (instance: number, kind: Listener['name']) => Number(`${DIGITS[kind]}${instance}`);

const isTemplate = (name: ProcessName) => name in FIRST_PORTS;
const unitOf = (name: ProcessName) => `player-site-${name}${isTemplate(name) ? '@' : ''}.service`;

/** Values of settings on one machine that also has HAProxy. */
const VALUES: Readonly<Record<(typeof SHARED_SETTINGS)[number] | (typeof SETTINGS_OF_MESSAGES)[number], string>> = {
  SITE_MODE: 'production',
  SITE_ORIGIN: 'https://play.example',
  GAMES_ORIGIN: 'https://games.example',
  EXCHANGE_DATA_ORIGIN: 'https://exchange.example',
  PLATFORM_ORIGIN: `http://127.0.0.1:${listenerOf('api', 'http').port}`,
  GAMES_INTERNAL_ORIGIN: `http://127.0.0.1:${listenerOf('games', 'http').port}`,
  TRUSTED_HOPS: '127.0.0.1',
  MAIL_FROM: 'site@play.example',
  SMS_GATEWAY_URL: 'https://sms.example/send',
};

type Assignment = readonly [variable: string, value: string];

/** Folders that a process uses besides those of its source. */
const PLACES: Partial<Record<ProcessName, readonly Assignment[]>> = {
  edge: [
    ['DATA_DIR', '%S/player-site/edge-%i'],
    ['KEYS_DIR', '/etc/player-site/release-keys'],
  ],
  release: [
    ['RELEASE_DATA_DIR', '%S/player-site/release'],
    ['KEYS_DIR', '%S/player-site/release-keys'],
  ],
};

/** Folders that a process may write to, below `/var/lib`. */
const FOLDERS: Partial<Record<ProcessName, string>> = {
  edge: 'player-site/edge-%i',
  release: 'player-site/release player-site/release-keys',
};

function environmentOf(name: ProcessName): Assignment[] {
  const { role, listeners } = processOf(name);
  return [
    ...(role ? [['ROLE', role] as const] : []),
    ...(isTemplate(name) ? listeners.map(({ portVariable, name: kind }) => [portVariable, `${DIGITS[kind]}%i`] as const) : []),
    ...(name === 'release' ? [['OPERATOR_URL', `http://127.0.0.1:${listenerOf('api', 'operators').port}`] as const] : []),
    ...(PLACES[name] ?? []),
  ];
}

const LIFE = `Restart=always
RestartSec=1
# A process drains: it answers for 5 s, ends its streams, finishes its calls.
TimeoutStopSec=${STOP_S}
KillMode=mixed`;

const ALONE = `RestrictNamespaces=yes
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources`;
const WITH_CHROMIUM = `# The gate runs Chromium, whose own sandbox makes name spaces and changes its root.
SystemCallFilter=@system-service @mount seccomp unshare setns chroot`;

function unit(name: ProcessName) {
  const isJob = name === 'migrate';
  const folders = FOLDERS[name];
  return `# Written by shared/deployment/src/write-files.ts from processes.ts.
[Unit]
Description=Player site: ${name}${isTemplate(name) ? ' at port %i' : ''}
Documentation=file:/opt/player-site/shared/deployment/README.md
Wants=network-online.target
After=network-online.target${isJob ? '' : '\nPartOf=player-site.target'}

[Service]
Type=${isJob ? 'oneshot' : 'exec'}
User=player-site
WorkingDirectory=/opt/player-site
${environmentOf(name)
  .map(([variable, value]) => `Environment=${variable}=${value}`)
  .join('\n')}
EnvironmentFile=/etc/player-site/site.env
EnvironmentFile=/etc/player-site/${name}.env
ExecStart=/usr/bin/node shared/build/bin/run.mjs --written ${processOf(name).main}
${isJob ? 'TimeoutStartSec=infinity' : LIFE}
LimitNOFILE=65536
${folders ? `StateDirectory=${folders}\nStateDirectoryMode=0700\n` : ''}UMask=0077
NoNewPrivileges=yes
CapabilityBoundingSet=
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectControlGroups=yes
ProtectProc=invisible
RemoveIPC=yes
# MemoryDenyWriteExecute is not possible, because V8 compiles code while it runs.
LockPersonality=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
SystemCallArchitectures=native
${name === 'release' ? WITH_CHROMIUM : ALONE}
SystemCallErrorNumber=EPERM
${isJob ? '' : '\n[Install]\nWantedBy=player-site.target\n'}`;
}

const instances = SERVERS.flatMap((name) =>
  isTemplate(name) ? instancesOf(name).map((instance) => unitOf(name).replace('@', `@${instance}`)) : [unitOf(name)],
);

const TARGET = `# Written by shared/deployment/src/write-files.ts from processes.ts.
[Unit]
Description=Player site: two of every process
${instances.map((name) => `Wants=${name}`).join('\n')}

[Install]
WantedBy=multi-user.target
`;

const BALANCER = `# Written by shared/deployment/src/write-files.ts. It belongs into /etc/systemd/system/haproxy.service.d,
# and gives HAProxy the names of the site, so that nobody writes them a second time.
[Service]
EnvironmentFile=/etc/player-site/site.env
# Two for each of the connections that its configuration allows.
LimitNOFILE=65536
`;

const messagesOf = (name: ProcessName) => SETTINGS_OF_MESSAGES.filter((setting) => settingsOf(name).includes(setting));

const section = (name: ProcessName) =>
  [
    '',
    `# /etc/player-site/${name}.env`,
    ...messagesOf(name).map((setting) => `${setting}=${VALUES[setting]}`),
    ...processOf(name).secrets.map((secret) => `${secret}=`),
    ...(processOf(name).optionalSecrets ?? []).map((secret) => `# Optional: ${secret}`),
  ].join('\n');

const ENVIRONMENT = `# Written by shared/deployment/src/write-files.ts from processes.ts. Each section is a file of its own, which belongs to root and has mode 0600.
# shared/docs/variables.md describes the variables. A key has 32 characters or more, as from: openssl rand -hex 32.

# /etc/player-site/site.env
${SHARED_SETTINGS.map((setting) => `${setting}=${VALUES[setting]}`).join('\n')}
${NAMES.map(section).join('\n')}
`;

/** Files of systemd by their names. */
export const systemdFiles = (): Record<string, string> => ({
  ...Object.fromEntries(NAMES.map((name) => [unitOf(name), unit(name)])),
  'player-site.target': TARGET,
  'haproxy-site.conf': BALANCER,
  'environment.example': ENVIRONMENT,
});
