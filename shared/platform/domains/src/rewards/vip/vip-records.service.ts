import type { Executor } from '@site/platform-kit/data/database';
import { lastPage } from '@site/platform-kit/base/last-page';
import { countReceived, countUsed, listHistory, listReceived, listUsed } from './vip-records.repository';
import { unclosedMonthsOf } from './vip.service';

interface Page {
  page: number;
  per_page: number;
}

const sliceOf = ({ page, per_page: limit }: Page) => ({ limit, offset: (page - 1) * limit });

export async function readReceived(db: Executor, playerId: number, page: Page) {
  const [rows, total] = await Promise.all([listReceived(db, playerId, sliceOf(page)), countReceived(db, playerId)]);
  return { rows, total, last: lastPage(total, page.per_page) };
}

export async function readUsed(db: Executor, playerId: number, page: Page) {
  const [rows, total] = await Promise.all([listUsed(db, playerId, sliceOf(page)), countUsed(db, playerId)]);
  return { rows, total, last: lastPage(total, page.per_page) };
}

/** Running month first. Reads all months and cuts the page from them, because there are few. */
export async function readHistory(db: Executor, playerId: number, page: Page, at: Date) {
  const [unclosed, closed] = await Promise.all([unclosedMonthsOf(db, playerId, at), listHistory(db, playerId)]);
  const months = [...unclosed, ...closed];
  const { limit, offset } = sliceOf(page);
  return { rows: months.slice(offset, offset + limit), total: months.length, last: lastPage(months.length, limit) };
}
