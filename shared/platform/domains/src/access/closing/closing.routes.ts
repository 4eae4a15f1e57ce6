import { closeAccount, showClosing } from '@site/api/contracts/own-account';
import { printAmount } from '@site/api/money';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { hasSecondStep } from '../two-step/second-step.service';
import { beginClosing, readObstacles } from './closing.service';

export const closingModule: PlatformModule = (app) => {
  route(app, showClosing, async ({ context, player }) => {
    const { cash, obstacles } = await readObstacles(context.db, player.id);
    return { obstacles, rest: printAmount(cash), needs_code: await hasSecondStep(context.db, player.id) };
  });

  route(app, closeAccount, async ({ context, player, input, ...from }) => {
    const { password, code, gives_up_rest: givesUpRest } = input;
    return { closes_at: (await beginClosing(context, player, { password, code, givesUpRest }, from)).toISOString() };
  });
};
