import type { Role } from './roles';

export interface Person {
  name: string;
  role: Role;
  added_at: string;
  added_by: string;
  ended_at: string | null;
}

export interface AddedPerson {
  name: string;
  role: Role;
  key: string;
}

export const peopleLines = (people: readonly Person[]) =>
  people.length ? people.map(line).join('\n') : 'Nobody has a key of their own; person add <name> --role <role> makes one.';

const line = ({ name, role, added_at: added, added_by: by, ended_at: ended }: Person) =>
  `${name.padEnd(20)}  ${role.padEnd(7)}  since ${added.slice(0, 10)} by ${by}${ended ? `, ended ${ended.slice(0, 10)}` : ''}`;

export const addedLines = ({ name, role, key }: AddedPerson) =>
  `${name} is ${role}. The key is shown this once; it goes into OPERATOR_KEY of who runs the command:\n${key}`;
