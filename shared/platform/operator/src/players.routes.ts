import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { operatorRoute } from './operator-route';
import {
  addPlayerNote,
  endPlayerSessions,
  findPlayers,
  listPlayerNotes,
  listPlayerSessions,
  readPlayerLedger,
  showPlayerOverview,
} from './players.calls';
import { describeOverview, endSessions, listSessions, readLedger, readNotes, searchByText, writeNote } from './players.service';

/** Calls about one player: who it is, the money, the sessions and the notes. */
export const operatorPlayersModule: PlatformModule = (app) => {
  operatorRoute(app, findPlayers, async (search, context) => searchByText(context, search));
  operatorRoute(app, showPlayerOverview, async ({ username }, context) => describeOverview(context, username));
  operatorRoute(app, readPlayerLedger, async (question, context) => readLedger(context, question));
  operatorRoute(app, listPlayerSessions, async ({ username }, context) => listSessions(context, username));
  operatorRoute(app, endPlayerSessions, async (named, context) => endSessions(context, named));
  operatorRoute(app, listPlayerNotes, async ({ username }, context) => readNotes(context, username));
  operatorRoute(app, addPlayerNote, async (note, context, by) => writeNote(context, note, by));
};
