import * as z from '@site/api/schema';
import { defineCall } from './call';
import { playersPageSchema } from './players-page.shapes';

export const readPlayersPage = defineCall({
  method: 'GET',
  path: '/operator/players-page',
  role: 'viewer',
  input: z.strictObject({}),
  output: playersPageSchema,
  summary: 'The releases that a fresh page of a player has now, read from the address of the players',
});
