import * as contract from '@site/api/contracts/security';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { confirmTwoStep, readTwoStep, renewRecoveryCodes, startTwoStep, stopTwoStep } from './two-step.service';

export const twoStepModule: PlatformModule = (app) => {
  route(app, contract.twoStepState, async ({ context, player }) => {
    const { since, recoveryCodesLeft } = await readTwoStep(context.db, player.id);
    return { is_on: since !== null, since: since?.toISOString() ?? null, recovery_codes_left: recoveryCodesLeft };
  });

  route(app, contract.startTwoStep, async ({ context, player, input, ...from }) =>
    startTwoStep(context, { playerId: player.id, from }, input.password),
  );

  route(app, contract.confirmTwoStep, async ({ context, player, input, ...from }) => ({
    recovery_codes: await confirmTwoStep(context, { playerId: player.id, from }, input.code),
  }));

  route(app, contract.stopTwoStep, async ({ context, player, input, ...from }) => {
    await stopTwoStep(context, { playerId: player.id, from }, input);
    return { success: true };
  });

  route(app, contract.renewRecoveryCodes, async ({ context, player, input, ...from }) => ({
    recovery_codes: await renewRecoveryCodes(context, { playerId: player.id, from }, input),
  }));
};
