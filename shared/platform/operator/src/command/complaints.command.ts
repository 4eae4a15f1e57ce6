import { complaintLines, complaintsLines } from '../complaint-lines';
import { command, filled, type Verb } from './verb';

const COMPLAINTS = '/operator/complaints';
const pathOf = (reference: string) => `${COMPLAINTS}/${encodeURIComponent(filled(reference))}`;

export const complaintsVerb: Verb = {
  usage: `  complaints                          complaints: those that wait for an answer first
  complaint read <ref>                one with its history
  complaint answer <ref> "words"      answer it; the player gets a message in the inbox
  complaint close <ref> ["words"]     close it, with last words or without`,
  add(program, ask) {
    command(program, 'complaints').action(() => ask({ method: 'GET', path: COMPLAINTS }, complaintsLines));
    const complaint = command(program, 'complaint');
    command(complaint, 'read <ref>').action((reference: string) => ask({ method: 'GET', path: pathOf(reference) }, complaintLines));
    command(complaint, 'answer <ref> <words>').action((reference: string, text: string) =>
      ask({ method: 'POST', path: `${pathOf(reference)}/answer`, body: { text: filled(text) } }, complaintLines),
    );
    command(complaint, 'close <ref> [words]').action((reference: string, text?: string) =>
      ask({ method: 'POST', path: `${pathOf(reference)}/close`, body: text === undefined ? {} : { text } }, complaintLines),
    );
  },
};
