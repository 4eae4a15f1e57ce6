import * as z from '@site/api/schema';
import { defineCall } from './call';
import { newTournamentSchema, plannedRowSchema, plannedTournamentSchema } from './tournaments.shapes';

const named = z.strictObject({ id: z.pipe(z.text({ max: 15, pattern: /^\d{1,15}$/ }), z.transform(Number)) });

export const listTournaments = defineCall({
  method: 'GET',
  path: '/operator/tournaments',
  role: 'support',
  input: z.strictObject({}),
  output: z.array(plannedTournamentSchema),
  summary: 'Tournaments, the newest first, with those that wait for a second person',
});

export const readTournament = defineCall({
  method: 'GET',
  path: '/operator/tournaments/:id',
  role: 'support',
  input: named,
  output: z.object({ tournament: plannedTournamentSchema, table: z.array(plannedRowSchema) }),
  summary: 'One tournament with the first rows of its table',
});

export const planTournament = defineCall({
  method: 'POST',
  path: '/operator/tournaments',
  role: 'admin',
  input: newTournamentSchema,
  output: plannedTournamentSchema,
  summary: 'Plan a tournament; from the limit of the settings on, a second person confirms its prizes first',
});

export const confirmTournament = defineCall({
  method: 'POST',
  path: '/operator/tournaments/:id/confirm',
  role: 'admin',
  input: named,
  output: plannedTournamentSchema,
  summary: 'Plan a tournament that another person has proposed',
});

export const refuseTournament = defineCall({
  method: 'POST',
  path: '/operator/tournaments/:id/refuse',
  role: 'admin',
  input: named,
  output: plannedTournamentSchema,
  summary: 'Refuse a proposed tournament',
});

export const withdrawTournament = defineCall({
  method: 'POST',
  path: '/operator/tournaments/:id/withdraw',
  role: 'admin',
  input: named,
  output: plannedTournamentSchema,
  summary: 'Take a planned tournament back that no player has joined',
});
