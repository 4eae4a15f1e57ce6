import { auditLines } from '../audit-lines';
import { assignments, command, type Verb } from './verb';

const FILTERS = ['player', 'who', 'before'];

export const auditVerb: Verb = {
  usage: '  audit [player=<username>] [who=<name>] [before=<id>]   who did what, newest first; refused calls too',
  add: (program, ask) =>
    command(program, 'audit [filters...]').action((filters: string[]) => {
      const query = new URLSearchParams(assignments(filters, FILTERS)).toString();
      ask({ method: 'GET', path: `/operator/audit${query && `?${query}`}` }, auditLines);
    }),
};
