import * as z from '@site/api/schema';
import { defineCall } from './call';
import {
  LEDGER_ROWS_MAX,
  ledgerPageSchema,
  NOTE_MAX,
  PLAYER_ROWS_MAX,
  playerNoteSchema,
  playerOverviewSchema,
  playerSessionSchema,
  playersPageSchema,
} from './players.shapes';

/** Accepts text as well, because a query and a command line carry only text. */
const count = (most: number) =>
  z.pipe(z.union([z.int(), z.text({ max: 15, pattern: /^\d+$/ })]), z.transform(Number)).check(z.gte(1), z.lte(most));

const username = z.text({ max: 64 });
const ofPlayer = z.strictObject({ username });

export const findPlayers = defineCall({
  method: 'GET',
  path: '/operator/players',
  role: 'support',
  input: z.strictObject({
    text: z.text({ max: 64, pattern: /\S/ }),
    after: z.optional(z.text({ max: 64 })),
    limit: z.optional(count(PLAYER_ROWS_MAX)),
  }),
  output: playersPageSchema,
  summary: 'Players whose username or name begins with a text, or whose phone or id it is',
});

export const showPlayerOverview = defineCall({
  method: 'GET',
  path: '/operator/players/:username/overview',
  role: 'support',
  input: ofPlayer,
  output: playerOverviewSchema,
  summary: 'A player with limits, break, balance and what is held',
});

/** Place below an entry: its number, and the balance before it in paisa. */
const LEDGER_PLACE = /^\d{1,15}~-?\d{1,18}$/;

export const readPlayerLedger = defineCall({
  method: 'GET',
  path: '/operator/players/:username/ledger',
  role: 'support',
  input: z.strictObject({
    username,
    after: z.optional(z.text({ max: 36, pattern: LEDGER_PLACE })),
    limit: z.optional(count(LEDGER_ROWS_MAX)),
  }),
  output: ledgerPageSchema,
  summary: 'Entries of the main wallet with the balance after each, the newest first',
});

export const listPlayerSessions = defineCall({
  method: 'GET',
  path: '/operator/players/:username/sessions',
  role: 'support',
  input: ofPlayer,
  output: z.array(playerSessionSchema),
  summary: 'Sessions in which a player is logged in, those that were used last first',
});

export const endPlayerSessions = defineCall({
  method: 'POST',
  path: '/operator/players/:username/sessions/end',
  role: 'support',
  input: z.strictObject({ username, session: z.optional(count(Number.MAX_SAFE_INTEGER)) }),
  output: z.object({ ended: z.int() }),
  summary: 'End one session of a player, or all of them; open games close as well',
});

export const listPlayerNotes = defineCall({
  method: 'GET',
  path: '/operator/players/:username/notes',
  role: 'support',
  input: ofPlayer,
  output: z.array(playerNoteSchema),
  summary: 'Notes about a player, the newest first',
});

export const addPlayerNote = defineCall({
  method: 'POST',
  path: '/operator/players/:username/notes',
  role: 'support',
  input: z.strictObject({ username, text: z.text({ max: NOTE_MAX, pattern: /\S/ }) }),
  output: playerNoteSchema,
  summary: 'Add a note about a player, which stays and which no player sees',
});
