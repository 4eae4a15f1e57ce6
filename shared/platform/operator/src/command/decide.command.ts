import { assignments, command, filled, type Verb } from './verb';

const transactionPath = (id: string) => `/operator/transactions/${encodeURIComponent(filled(id))}`;
const attemptOf = (words: readonly string[]) => assignments(words, ['attempt']);

export const approveVerb: Verb = {
  usage: `  approve <id> [attempt=2]            approve one: its number, or a TRX ID that waits; one that was edited needs the
                                      attempt that the queue shows`,
  add: (program, ask) =>
    command(program, 'approve <id> [attempt...]').action((id: string, attempt: string[]) =>
      ask({ method: 'POST', path: `${transactionPath(id)}/approve`, body: attemptOf(attempt) }),
    ),
};

export const failVerb: Verb = {
  usage: '  fail <id> [attempt=2] --reason "<sentence>"   refuse one; the player reads the reason',
  add: (program, ask) =>
    command(program, 'fail <id> [attempt]')
      .requiredOption('--reason <sentence>')
      .action((id: string, attempt: string | undefined, { reason }: { reason: string }) =>
        ask({
          method: 'POST',
          path: `${transactionPath(id)}/fail`,
          body: { reason: filled(reason), ...attemptOf(attempt === undefined ? [] : [attempt]) },
        }),
      ),
};
