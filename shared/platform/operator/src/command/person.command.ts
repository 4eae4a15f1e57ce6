import { RELEASE_ROLES } from '@site/api/contracts/releases';
import { InvalidArgumentError, Option } from 'commander';
import { addedLines, invitedLines, peopleLines } from '../people-lines';
import { ROLES } from '../roles';
import { command, filled, type Verb } from './verb';

const PEOPLE = '/operator/people';
const personPath = (name: string) => `${PEOPLE}/${encodeURIComponent(filled(name))}`;

interface NewPerson {
  role: string;
  releaseRole?: string;
  areas?: string[];
  channels?: string[];
}

export const personVerb: Verb = {
  usage: `  person list | person end <name>     people who run the site; end a key and the sessions in the console
  person add <name> --role <role>     viewer, cashier, support, trader or admin; prints the key and a link to the console, once
      [--release-role <role> [--areas mf-a,mf-b] [--channels live]]   what the person may release: viewer, deployer,
                                      release-engineer or admin
  person invite <name>                a new link for a lost phone or password; ends the sessions and the sign-in of before`,
  add(program, ask) {
    const person = command(program, 'person');
    command(person, 'list').action(() => ask({ method: 'GET', path: PEOPLE }, peopleLines));
    command(person, 'end <name>').action((name: string) => ask({ method: 'POST', path: `${personPath(name)}/end`, body: {} }));
    command(person, 'invite <name>').action((name: string) =>
      ask({ method: 'POST', path: `${personPath(name)}/invite`, body: {} }, invitedLines),
    );
    command(person, 'add <name>')
      .addOption(new Option('--role <role>').choices(ROLES).makeOptionMandatory())
      .addOption(new Option('--release-role <role>').choices(RELEASE_ROLES))
      .addOption(new Option('--areas <names>').argParser(namesIn))
      .addOption(new Option('--channels <names>').argParser(namesIn))
      .action((name: string, given: NewPerson) =>
        ask({ method: 'POST', path: PEOPLE, body: { name: filled(name), role: given.role, ...rightsIn(given) } }, addedLines),
      );
  },
};

/** @throws InvalidArgumentError for areas or channels of a person who may not release */
function rightsIn({ releaseRole, areas, channels }: NewPerson) {
  if (releaseRole !== undefined) return { release: { role: releaseRole, areas: areas ?? null, channels: channels ?? null } };
  if (areas || channels) throw new InvalidArgumentError('Areas and channels need --release-role.');
  return {};
}

const namesIn = (list: string) => list.split(',').map((name) => filled(name.trim()));
