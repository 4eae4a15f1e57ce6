import { RELEASE_ROLES } from '@site/api/contracts/releases';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { addedLines, invitedLines, peopleLines } from '../people-lines';
import type { Person } from '../people.shapes';
import { ROLES } from '../roles';
import { command, filled, type Verb } from './verb';

const PEOPLE = '/operator/people';
const personPath = (name: string) => `${PEOPLE}/${encodeURIComponent(filled(name))}`;

interface GivenRights {
  releaseRole?: string;
  areas?: string[];
  channels?: string[];
}

interface NewPerson extends GivenRights {
  role: string;
}

interface ChangedRights extends GivenRights {
  role?: string;
  /** False: the person may not release any more. */
  release: boolean;
}

export const personVerb: Verb = {
  usage: `  person list | person end <name>     people who run the site; end a key and the sessions in the console
  person add <name> --role <role>     viewer, cashier, support, trader or admin; prints the key and a link to the console, once
      [--release-role <role> [--areas mf-a,mf-b] [--channels live]]   what the person may release: viewer, deployer,
                                      release-engineer or admin
  person change <name> [--role <role>] [--release-role <role> [--areas ...] [--channels ...] | --no-release]
                                      change what a person may do, from the next call on
  person invite <name>                a new link for a lost phone or password; ends the sessions and the sign-in of before`,
  add(program, ask) {
    const person = command(program, 'person');
    command(person, 'list').action(() => ask({ method: 'GET', path: PEOPLE }, peopleLines));
    command(person, 'end <name>').action((name: string) => ask({ method: 'POST', path: `${personPath(name)}/end`, body: {} }));
    command(person, 'invite <name>').action((name: string) =>
      ask({ method: 'POST', path: `${personPath(name)}/invite`, body: {} }, invitedLines),
    );
    rightsOptions(command(person, 'change <name>'))
      .addOption(new Option('--role <role>').choices(ROLES))
      .option('--no-release')
      .action((name: string, given: ChangedRights) =>
        ask({ method: 'PATCH', path: personPath(name), body: changeIn(given) }, (changed: Person) => peopleLines([changed])),
      );
    rightsOptions(command(person, 'add <name>'))
      .addOption(new Option('--role <role>').choices(ROLES).makeOptionMandatory())
      .action((name: string, given: NewPerson) =>
        ask({ method: 'POST', path: PEOPLE, body: { name: filled(name), role: given.role, ...rightsIn(given) } }, addedLines),
      );
  },
};

const rightsOptions = (to: Command) =>
  to
    .addOption(new Option('--release-role <role>').choices(RELEASE_ROLES))
    .addOption(new Option('--areas <names>').argParser(namesIn))
    .addOption(new Option('--channels <names>').argParser(namesIn));

/** @throws InvalidArgumentError for a change of nothing, and for rights that are given and taken at once */
function changeIn({ role, release, ...given }: ChangedRights) {
  const rights = rightsIn(given);
  if (!release && 'release' in rights) throw new InvalidArgumentError('Give rights for releases, or take them away.');
  const change = { ...(role === undefined ? {} : { role }), ...(release ? rights : { release: null }) };
  if (Object.keys(change).length === 0) throw new InvalidArgumentError('Name a role or rights for releases.');
  return change;
}

/** @throws InvalidArgumentError for areas or channels of a person who may not release */
function rightsIn({ releaseRole, areas, channels }: GivenRights) {
  if (releaseRole !== undefined) return { release: { role: releaseRole, areas: areas ?? null, channels: channels ?? null } };
  if (areas || channels) throw new InvalidArgumentError('Areas and channels need --release-role.');
  return {};
}

const namesIn = (list: string) => list.split(',').map((name) => filled(name.trim()));
