import { Option } from 'commander';
import { addedLines, peopleLines } from '../people-lines';
import { ROLES } from '../roles';
import { command, filled, type Verb } from './verb';

const PEOPLE = '/operator/people';

export const personVerb: Verb = {
  usage: `  person list | person end <name>     people who run the site; end a key
  person add <name> --role <role>     viewer, cashier, support, trader or admin; prints the key, once`,
  add(program, ask) {
    const person = command(program, 'person');
    command(person, 'list').action(() => ask({ method: 'GET', path: PEOPLE }, peopleLines));
    command(person, 'end <name>').action((name: string) =>
      ask({ method: 'POST', path: `${PEOPLE}/${encodeURIComponent(filled(name))}/end`, body: {} }),
    );
    command(person, 'add <name>')
      .addOption(new Option('--role <role>').choices(ROLES).makeOptionMandatory())
      .action((name: string, { role }: { role: string }) =>
        ask({ method: 'POST', path: PEOPLE, body: { name: filled(name), role } }, addedLines),
      );
  },
};
