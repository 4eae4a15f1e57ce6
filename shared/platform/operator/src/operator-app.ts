import { randomUUID } from 'node:crypto';
import { DEFAULT_BODY_BYTES } from '@site/api/schema';
import { guard, serverOptions } from '@site/serving';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { acceptContent } from '@site/platform-kit/http/content';
import { documentEndpoints } from '@site/platform-kit/http/documentation';
import { answerErrors, answerUnroutable } from '@site/platform-kit/http/error-answer';
import { storageModule } from '@site/platform-domains/site';
import { operatorAuditModule } from './audit.routes';
import { operatorChatModule } from './chat.routes';
import { operatorConsoleModule } from './console.routes';
import { operatorComplaintsModule } from './complaints.routes';
import { operatorExchangeModule } from './exchange.routes';
import { operatorHealthModule } from './health/health.routes';
import { operatorIdentityModule } from './identity.routes';
import { operatorMarketingModule } from './marketing.routes';
import { operatorMessageModule } from './message.routes';
import { operatorMissionsModule } from './missions.routes';
import { operatorModule } from './operator.routes';
import { operatorPeopleModule } from './people.routes';
import { operatorFreeBetsModule } from './free-bets.routes';
import { operatorFreeSpinsModule } from './free-spins.routes';
import { operatorPlayersModule } from './players.routes';
import { operatorReleasesModule } from './releases.routes';
import { operatorSaferPlayModule } from './safer-play.routes';
import { operatorSessionModule } from './session.routes';
import { operatorSettingsModule } from './settings.routes';
import { operatorSiteContentModule } from './site-content.routes';
import { operatorTournamentsModule } from './tournaments.routes';

const modules = [
  operatorSessionModule,
  operatorModule,
  operatorPlayersModule,
  operatorFreeBetsModule,
  operatorFreeSpinsModule,
  operatorPeopleModule,
  operatorAuditModule,
  operatorIdentityModule,
  operatorMarketingModule,
  operatorMessageModule,
  operatorChatModule,
  operatorComplaintsModule,
  operatorExchangeModule,
  operatorSaferPlayModule,
  operatorSettingsModule,
  operatorSiteContentModule,
  operatorTournamentsModule,
  operatorMissionsModule,
  operatorReleasesModule,
  operatorHealthModule,
  operatorConsoleModule,
  storageModule,
];

export interface OperatorAppOptions {
  /** Host names of the listener, besides those of this machine. */
  hosts?: readonly string[];
  /** False leaves the API page out. */
  hasDocumentation?: boolean;
}

/**
 * Operator calls and the API page, as a separate app for a port that players cannot reach. The app does not listen yet. It trusts no
 * forwarded address, so the audit log has the address of the peer.
 */
export async function createOperatorApp(
  platform: Pick<FastifyInstance, 'platform' | 'endpoints'>,
  logger: FastifyServerOptions['logger'],
  { hosts = [], hasDocumentation = true }: OperatorAppOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({
    ...serverOptions(),
    logger: logger ?? false,
    bodyLimit: DEFAULT_BODY_BYTES,
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    frameworkErrors: answerUnroutable,
    routerOptions: { maxParamLength: 200 },
  });
  guard(app, {
    name: 'operators',
    trustedHops: [],
    hosts,
    origin: platform.platform.settings.console.origin,
    resourcePolicy: 'same-origin',
  });
  app.decorate('platform', platform.platform);
  app.decorate('endpoints', platform.endpoints);
  app.decorateRequest('callRecord', null);
  app.decorateRequest('knownDevice', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });
  acceptContent(app);
  answerErrors(app);
  for (const addModule of modules) addModule(app, app.platform);
  if (hasDocumentation) documentEndpoints(app);
  await app.ready();
  return app;
}
