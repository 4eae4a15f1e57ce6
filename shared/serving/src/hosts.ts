const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
/** `HOST` values that mean every interface; nobody opens a page under them. */
const EVERYWHERE = ['0.0.0.0', '::', '[::]'];

/** Answers whether a `Host` header names this site. */
export type HostCheck = (host: string | undefined) => boolean;

/** Refuses pages of another name that leads here (DNS rebinding). Ports do not count, because they cannot mislead a browser. */
export function hostCheck(names: readonly string[] = []): HostCheck {
  const own = new Set([...LOOPBACK_NAMES, ...names].map(nameOf));
  return (host) => host !== undefined && own.has(nameOf(host));
}

/**
 * The label in front of a name of the site: `fix-123` for `fix-123.play.example`. Nobody else decides where such a name leads.
 * @returns null for a name of the site itself, a foreign one, and an address, which has no names below it
 */
export function labelBelow(host: string | undefined, names: readonly string[] = []): string | null {
  const name = nameOf(host ?? '');
  const own = [...LOOPBACK_NAMES, ...names].map(nameOf);
  const dot = name.indexOf('.');
  const above = name.slice(dot + 1);
  if (dot < 1 || own.includes(name) || /^[\d.]+$/.test(above)) return null;
  return own.includes(above) ? name.slice(0, dot) : null;
}

/**
 * The names that the site is opened under: those of its origins, `HOST` where it is one name or address, and `SITE_HOSTS`.
 * Loopback names are always allowed.
 */
export function readHosts(env: Record<string, string | undefined>, origins: readonly string[]): string[] {
  const { HOST = '', SITE_HOSTS = '' } = env;
  const listening = HOST && !EVERYWHERE.includes(HOST) ? [HOST.includes(':') && !HOST.startsWith('[') ? `[${HOST}]` : HOST] : [];
  return [...origins.map((origin) => new URL(origin).hostname), ...listening, ...SITE_HOSTS.split(/[\s,]+/).filter(Boolean)];
}

function nameOf(host: string) {
  const end = host.startsWith('[') ? host.indexOf(']') + 1 : host.indexOf(':');
  return (end > 0 ? host.slice(0, end) : host).toLowerCase();
}
