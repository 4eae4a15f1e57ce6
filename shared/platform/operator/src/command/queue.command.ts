import { queueLines } from '../queue-lines';
import { assignments, command, type Verb } from './verb';

const FILTERS = ['action', 'method', 'text', 'after', 'limit'];

export const queueVerb: Verb = {
  usage: `  queue [action=deposit|withdraw] [method=...] [text=...] [after=...] [limit=500]
                                      deposits and withdrawals that wait, oldest first`,
  add: (program, ask) =>
    command(program, 'queue [filters...]').action((filters: string[]) => {
      const query = new URLSearchParams(assignments(filters, FILTERS)).toString();
      ask({ method: 'GET', path: `/operator/queue${query === '' ? '' : `?${query}`}` }, queueLines);
    }),
};
