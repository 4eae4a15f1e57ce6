import type { BalancedServer, DatabaseMember } from './probes';

const ROLES: Readonly<Record<string, string>> = {
  leader: 'leader',
  sync_standby: 'synchronous standby',
  replica: 'standby, not synchronous',
};

/** Role and lag of a PostgreSQL for the table of status. */
export function databaseDetail(members: readonly DatabaseMember[], name: string): string {
  const found = members.find((member) => member.name === name);
  if (!found) return '';
  const role = ROLES[found.role] ?? found.role;
  return found.lag === undefined ? role : `${role}, lag ${found.lag} B`;
}

/** Number of servers that HAProxy sends calls to. One PostgreSQL of two leads. */
export function balancerDetail(servers: readonly BalancedServer[]): string {
  if (!servers.length) return '';
  const [ofSite, ofDatabase] = [
    servers.filter(({ backend }) => backend !== 'database'),
    servers.filter(({ backend }) => backend === 'database'),
  ];
  const down = ofSite.filter(({ isUp }) => !isUp).map(({ backend, server }) => `${backend}/${server}`);
  const leaders = ofDatabase.filter(({ isUp }) => isUp).map(({ server }) => server);
  return [
    `${ofSite.length - down.length} of ${ofSite.length} up${down.length ? `, down: ${down.join(' ')}` : ''}`,
    `database: ${leaders.join(' ') || 'nobody leads'}`,
  ].join('; ');
}
