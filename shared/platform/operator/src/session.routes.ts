import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { giveDeviceCookie, giveSessionCookie, removeSessionCookie, sessionTokenIn } from './console-requests';
import { acceptInvitation, showInvitation } from './invitations.service';
import { DEVICE_KNOWN_S, newDeviceToken } from './known-devices';
import { openRoute } from './open-route';
import { operatorRoute } from './operator-route';
import { joinConsole, lookAtInvitation, readSession, signIn, signOut } from './session.calls';
import type { ConsoleSession } from './session.shapes';
import { describeSession, endSession } from './sessions.service';
import { signInWith } from './sign-in.service';

/** Sign-in, sign-out and invitations of the console. */
export const operatorSessionModule: PlatformModule = (app, { settings }) => {
  const tokenIn = (request: FastifyRequest) => sessionTokenIn(request, settings.console);

  openRoute(app, signIn, async (proof, context, exchange) =>
    begin(context, exchange, await signInWith(context, proof, exchange.request.knownDevice)),
  );

  openRoute(app, lookAtInvitation, async ({ token }, context) => showInvitation(context, token));

  openRoute(app, joinConsole, async (joining, context, exchange) => begin(context, exchange, await acceptInvitation(context, joining)));

  operatorRoute(app, readSession, async (_none, context, _operator, { request }) => describeSession(context, tokenIn(request)));

  operatorRoute(app, signOut, async (_none, { db }, _operator, { request, reply }) => {
    await endSession(db, tokenIn(request) ?? '');
    removeSessionCookie(reply, settings.console);
    return { ended: true as const };
  });
};

/**
 * Gives the browser its new session, and ends the one that it had: a token that was known before a sign-in is worth nothing after it. From
 * then on the browser is a known device of the person.
 */
async function begin(
  context: PlatformContext,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  token: string,
): Promise<ConsoleSession> {
  const { db, settings } = context;
  const before = sessionTokenIn(request, settings.console);
  if (before !== undefined) await endSession(db, before);
  const session = await describeSession(context, token);
  if (request.callRecord) request.callRecord.operator = { ...session, by: 'session' };
  giveSessionCookie(reply, settings.console, token);
  giveDeviceCookie(reply, settings.console, await newDeviceToken(context, session.name), DEVICE_KNOWN_S);
  return session;
}
