import { decidedLines } from '../queue-lines';
import { assignments, command, filled, type Verb } from './verb';

const transactionPath = (id: string) => `/operator/transactions/${encodeURIComponent(filled(id))}`;
const attemptOf = (words: readonly string[]) => assignments(words, ['attempt']);

export const approveVerb: Verb = {
  usage: `  approve <id> [attempt=2]            approve one: its number, or a TRX ID that waits; one that was edited needs the
                                      attempt that the queue shows; a large amount is only proposed`,
  add: (program, ask) =>
    command(program, 'approve <id> [attempt...]').action((id: string, attempt: string[]) =>
      ask({ method: 'POST', path: `${transactionPath(id)}/approve`, body: attemptOf(attempt) }, decidedLines),
    ),
};

export const failVerb: Verb = {
  usage: '  fail <id> [attempt=2] --reason "<sentence>"   refuse one; the player reads the reason',
  add: (program, ask) =>
    command(program, 'fail <id> [attempt]')
      .requiredOption('--reason <sentence>')
      .action((id: string, attempt: string | undefined, { reason }: { reason: string }) =>
        ask(
          {
            method: 'POST',
            path: `${transactionPath(id)}/fail`,
            body: { reason: filled(reason), ...attemptOf(attempt === undefined ? [] : [attempt]) },
          },
          decidedLines,
        ),
      ),
};

export const confirmVerb: Verb = {
  usage: '  confirm <id> proposal=7             make the decision that another person has proposed, as the queue shows it',
  add: (program, ask) =>
    command(program, 'confirm <id> <proposal>').action((id: string, proposal: string) =>
      ask({ method: 'POST', path: `${transactionPath(id)}/confirm`, body: assignments([proposal], ['proposal']) }, decidedLines),
    ),
};

export const sendBackVerb: Verb = {
  usage: '  send-back <id> proposal=7           take a proposed decision away; the request waits as before',
  add: (program, ask) =>
    command(program, 'send-back <id> <proposal>').action((id: string, proposal: string) =>
      ask({ method: 'POST', path: `${transactionPath(id)}/send-back`, body: assignments([proposal], ['proposal']) }, decidedLines),
    ),
};
