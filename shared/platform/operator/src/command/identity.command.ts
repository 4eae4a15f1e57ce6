import { documentLines, identityLines } from '../identity-lines';
import { command, filled, type Verb } from './verb';

const IDENTITY = '/operator/identity';
const pathOf = (number: string) => `${IDENTITY}/${encodeURIComponent(filled(number))}`;

export const identityVerb: Verb = {
  usage: `  identity list                       documents of identity that wait, the oldest first
  identity read <number>              one with its player; the console shows the files
  identity accept <number>            accepts it; the player gets a message
  identity refuse <number> "<reason>" refuses it; the player reads the reason`,
  add(program, ask) {
    const identity = command(program, 'identity');
    command(identity, 'list').action(() => ask({ method: 'GET', path: IDENTITY }, identityLines));
    command(identity, 'read <number>').action((number: string) => ask({ method: 'GET', path: pathOf(number) }, documentLines));
    command(identity, 'accept <number>').action((number: string) =>
      ask({ method: 'POST', path: `${pathOf(number)}/accept`, body: {} }, documentLines),
    );
    command(identity, 'refuse <number> <reason>').action((number: string, reason: string) =>
      ask({ method: 'POST', path: `${pathOf(number)}/refuse`, body: { reason: filled(reason) } }, documentLines),
    );
  },
};
