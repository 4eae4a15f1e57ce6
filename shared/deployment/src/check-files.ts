/** `npm run check -w @site/deployment`: gives the files to the programs that read them, and names the programs that are not installed. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const HERE = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'deployment-'));
const NAMES = { GAMES_ORIGIN: 'https://games.example', EXCHANGE_DATA_ORIGIN: 'https://exchange.example', NATS_PASSWORD: 'secret' };

interface Check {
  program: string;
  args: readonly string[];
  of: string;
  /** True for a program that prints a fault and ends with 0. */
  isFaultPrinted?: true;
}

/** A certificate and a folder that HAProxy accepts, because it reads them while it checks. */
function balancerCheck(place: string): Check {
  const file = path.join(folder, `${place}.cfg`);
  const text = readFileSync(path.join(HERE, 'haproxy', `${place}.cfg`), 'utf8');
  writeFileSync(file, text.replace(/crt \S+/, `crt ${path.join(folder, 'site.pem')}`));
  return { program: 'haproxy', args: ['-c', '-f', file], of: `haproxy/${place}.cfg` };
}

function makeCertificate() {
  const [key, certificate] = [path.join(folder, 'key'), path.join(folder, 'certificate')];
  const args = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=play.example',
    '-keyout',
    key,
    '-out',
    certificate,
  ];
  if (spawnSync('openssl', args, { stdio: 'ignore' }).status !== 0)
    throw new Error('openssl makes no certificate, which HAProxy needs. Install openssl.');
  writeFileSync(path.join(folder, 'site.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
}

/** Units are verified by their names, so each template gets an instance. */
function unitCheck(): Check {
  const units = path.join(folder, 'systemd');
  cpSync(path.join(HERE, 'systemd'), units, { recursive: true });
  const names = readdirSync(units).filter((name) => /\.(service|target)$/.test(name));
  return {
    program: 'systemd-analyze',
    args: ['verify', ...names.map((name) => path.join(units, name.replace('@.', '@3099.')))],
    of: 'systemd',
    isFaultPrinted: true,
  };
}

const print = (line: string) => process.stdout.write(`${line}\n`);

/** @returns false when the program refuses a file */
function run({ program, args, of, isFaultPrinted }: Check): boolean {
  const { status, error, stdout, stderr } = spawnSync(program, args, { cwd: HERE, encoding: 'utf8', env: { ...process.env, ...NAMES } });
  const isGood = status === 0 && !(isFaultPrinted && stderr.trim());
  if (error) print(`not checked  ${of}: ${program} is not installed`);
  else if (isGood) print(`accepted     ${of}, by ${program}${stderr.trim() ? `\n${stderr.trim()}` : ''}`);
  else print(`REFUSED      ${of}, by ${program}\n${stdout}${stderr}`);
  return Boolean(error) || isGood;
}

try {
  makeCertificate();
  const checks: Check[] = [
    balancerCheck('machine'),
    balancerCheck('compose'),
    { program: 'nats-server', args: ['-t', '-c', 'nats/nats.conf'], of: 'nats/nats.conf' },
    unitCheck(),
    { program: 'sh', args: ['-n', 'postgres/roles.sh'], of: 'postgres/roles.sh' },
    { program: 'helm', args: ['lint', '--strict', 'chart'], of: 'chart' },
  ];
  process.exitCode = checks.map(run).every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
