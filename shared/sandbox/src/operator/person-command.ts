import type { OperatorRequest } from './operator-request';
import { ROLES } from './roles';

const PEOPLE = '/operator/people';

/** `person add <name> --role <role>`, `person list`, `person end <name>`; null when it cannot be read. */
export function parsePerson([verb, name, flag, role, ...more]: readonly string[]): OperatorRequest | null {
  if (more.length) return null;
  if (verb === 'list') return name === undefined ? { method: 'GET', path: PEOPLE } : null;
  if (!name) return null;
  if (verb === 'end') return flag === undefined ? { method: 'POST', path: `${PEOPLE}/${encodeURIComponent(name)}/end`, body: {} } : null;
  const isRole = flag === '--role' && ROLES.some((known) => known === role);
  return verb === 'add' && isRole ? { method: 'POST', path: PEOPLE, body: { name, role } } : null;
}
