import { Command, CommanderError } from 'commander';
import { alertsVerb } from './alerts.command';
import { auditVerb } from './audit.command';
import { chatVerb } from './chat.command';
import { clockVerb } from './clock.command';
import { complaintsVerb } from './complaints.command';
import { approveVerb, confirmVerb, failVerb, sendBackVerb } from './decide.command';
import { exchangeVerb } from './exchange.command';
import { freeBetsVerb } from './free-bets.command';
import { freeSpinsVerb } from './free-spins.command';
import { healthVerb } from './health.command';
import { identityVerb } from './identity.command';
import { marketingVerb } from './marketing.command';
import { messageVerb } from './message.command';
import { missionsVerb } from './missions.command';
import { outboxVerb } from './outbox.command';
import { personVerb } from './person.command';
import { playerVerb } from './player.command';
import { playersVerb } from './players.command';
import { queueVerb } from './queue.command';
import { referralVerb } from './referral.command';
import { saferPlayVerb } from './safer-play.command';
import { settingsVerb } from './settings.command';
import { promotionsVerb, slidesVerb } from './site-content.command';
import { tournamentsVerb } from './tournaments.command';
import type { Asked } from './verb';

/** Verbs in the order of the usage text. */
const VERBS = [
  settingsVerb,
  slidesVerb,
  promotionsVerb,
  tournamentsVerb,
  missionsVerb,
  playerVerb,
  playersVerb,
  freeBetsVerb,
  freeSpinsVerb,
  outboxVerb,
  queueVerb,
  approveVerb,
  failVerb,
  confirmVerb,
  sendBackVerb,
  identityVerb,
  messageVerb,
  marketingVerb,
  chatVerb,
  complaintsVerb,
  saferPlayVerb,
  exchangeVerb,
  referralVerb,
  personVerb,
  healthVerb,
  alertsVerb,
  auditVerb,
  clockVerb,
];

export const USAGE = `npm run operator -- <verb>
${VERBS.map(({ usage }) => usage).join('\n')}

OPERATOR_KEY is your key; a sandbox on this machine needs none. OPERATOR_URL names a platform elsewhere, over https.`;

/** @returns the request of a command line; null when the words are invalid */
export function parseCommand(words: readonly string[]): Asked | null {
  let asked: Asked | null = null;
  const program = new Command('operator').helpOption(false).helpCommand(false);
  // The same usage text is printed for every mistake. Subcommands inherit these settings, so they come first.
  program.configureOutput({ writeOut: () => {}, writeErr: () => {} }).exitOverride();
  for (const verb of VERBS)
    verb.add(program, (request, lines = json, isLive = false) => {
      asked = { request, lines: lines as Asked['lines'], isLive };
    });
  try {
    program.parse(words, { from: 'user' });
  } catch (problem) {
    if (problem instanceof CommanderError) return null;
    throw problem;
  }
  return asked;
}

const json = (answer: unknown) => JSON.stringify(answer, null, 2);
