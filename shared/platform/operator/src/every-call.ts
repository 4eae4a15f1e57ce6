import * as alerts from './alerts/alerts.calls';
import * as audit from './audit.calls';
import type { OpenCall, OperatorCall } from './call';
import * as chat from './chat.calls';
import * as complaints from './complaints.calls';
import * as exchange from './exchange.calls';
import * as freeBets from './free-bets.calls';
import * as freeSpins from './free-spins.calls';
import * as health from './health/health.calls';
import * as identity from './identity.calls';
import * as marketing from './marketing.calls';
import * as message from './message.calls';
import * as missions from './missions.calls';
import * as operator from './operator.calls';
import * as people from './people.calls';
import * as playersPage from './players-page.calls';
import * as queue from './queue.calls';
import * as saferPlay from './safer-play.calls';
import * as players from './players.calls';
import * as requestDetails from './request-details.calls';
import * as session from './session.calls';
import * as settings from './settings.calls';
import * as siteContent from './site-content.calls';
import * as telemetry from './telemetry.calls';
import * as tournaments from './tournaments.calls';

const EVERY_CALL = [
  operator,
  settings,
  siteContent,
  tournaments,
  missions,
  queue,
  players,
  freeBets,
  freeSpins,
  requestDetails,
  telemetry,
  people,
  audit,
  chat,
  complaints,
  identity,
  marketing,
  message,
  exchange,
  saferPlay,
  session,
  playersPage,
  alerts,
  health,
].flatMap((list) => Object.values<OpenCall | OperatorCall>(list));

/** Calls for people with a role. */
export const OPERATOR_CALLS = EVERY_CALL.filter((call): call is OperatorCall => 'role' in call);

/** Calls for somebody who is not known yet. */
export const OPEN_CALLS = EVERY_CALL.filter((call) => !('role' in call));
