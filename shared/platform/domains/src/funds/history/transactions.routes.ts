import {
  getTransactions,
  REQUEST_CLOSED,
  REQUEST_REVERTED,
  resubmitTransaction,
  revertTransaction,
  SUBMISSION_SUCCESSFUL,
} from '@site/api/contracts/funds';
import { getTransactionRecords } from '@site/api/contracts/records';
import { DEFAULT_PAGE_SIZE } from '@site/api/contracts/site';
import { lastPage } from '@site/platform-kit/base/last-page';
import { moneyRoute } from '@site/platform-kit/http/money-route';
import { route } from '@site/platform-kit/http/route';
import { triesOf } from '../deposits/deposits.policy';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { revertOwn } from '../decisions/revert.service';
import { resubmitOwn } from '../decisions/resubmit.service';
import { readFilter, readRequestFilter } from './records.rules';
import { readRecordPage, readRecords } from './records.service';
import { presentRecord } from './transactions.presenter';

/** Maximum length of a list that is requested without pages. */
const SHOWN = 500;

export const transactionsModule: PlatformModule = (app) => {
  route(app, getTransactions, async ({ context, player, input }) => {
    const { page, per_page: perPage = DEFAULT_PAGE_SIZE } = input;
    const slice = page ? pageSlice(page, perPage) : { limit: SHOWN, offset: 0 };
    return (await readRecords(context, player.id, readRequestFilter(input, context.clock.now()), slice)).map(presentRecord);
  });

  route(app, getTransactionRecords, async ({ context, player, input }) => {
    const { page, per_page: perPage } = input;
    const filter = readFilter(input, context.clock.now());
    const { records, total } = await readRecordPage(context, player.id, filter, pageSlice(page, perPage));
    return { data: records.map(presentRecord), last_page: lastPage(total, perPage), total };
  });

  moneyRoute(app, revertTransaction, async ({ tx, context: { clock }, player, ip, input }) => {
    const { wasPending } = await revertOwn(tx, { playerId: player.id, at: clock.now(), ip }, input.transaction_id);
    return { success: true, message: wasPending ? REQUEST_REVERTED : REQUEST_CLOSED };
  });

  moneyRoute(
    app,
    resubmitTransaction,
    async ({ tx, context: { clock }, player, ip, userAgent, input }) => {
      const { confirmation, ...values } = input;
      const who = { playerId: player.id, sessionId: player.sessionId, confirmation, at: clock.now(), ip, userAgent };
      const { number } = await resubmitOwn(tx, who, values);
      return { success: true, message: SUBMISSION_SUCCESSFUL, transaction_id: number };
    },
    ({ player, context: { settings } }) => triesOf(player.id, settings.limits),
  );
};

const pageSlice = (page: number, perPage: number) => ({ limit: perPage, offset: (page - 1) * perPage });
