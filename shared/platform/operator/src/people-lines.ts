import type { ReleaseRights } from '@site/api/contracts/releases';
import type { AddedPerson, Invitation, Person } from './people.shapes';

export const peopleLines = (people: readonly Person[]) =>
  people.length ? people.map(line).join('\n') : 'Nobody has a key of their own; person add <name> --role <role> makes one.';

const line = ({ name, role, release, sign_in: signIn, added_at: added, added_by: by, ended_at: ended }: Person) =>
  [
    `${name.padEnd(20)}  ${role.padEnd(7)}  since ${added.slice(0, 10)} by ${by}`,
    ...(release ? [rightsWords(release)] : []),
    ended ? `ended ${ended.slice(0, 10)}` : SIGN_IN[signIn],
  ].join(', ');

const SIGN_IN: Record<Person['sign_in'], string> = {
  none: 'not invited to the console',
  invited: 'invited to the console',
  expired: 'the link to the console has expired',
  ready: 'signs in to the console',
};

const rightsWords = ({ role, areas, channels }: ReleaseRights) =>
  `releases as ${role}${areas ? ` in ${areas.join(' ')}` : ''}${channels ? ` on ${channels.join(' ')}` : ''}`;

export const addedLines = (person: AddedPerson) =>
  `${person.name} is ${person.role}. The key is shown this once; it goes into OPERATOR_KEY of who runs the command:\n${person.key}\n${invitedLines(person)}`;

export const invitedLines = ({ name, link, expires_at: until }: Invitation) =>
  `${name} joins the console with this link, which is shown this once and works until ${until.slice(0, 16).replace('T', ' ')} UTC:\n${link}`;
