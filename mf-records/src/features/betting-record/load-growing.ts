import type { PageSize } from '@site/api/contracts/site';

interface PageOf<Row> {
  data: Row[];
  last_page: number;
  total: number;
}

/** Number of rows after the first, second and third step; each further step adds as many as the third has. */
const FIRST_SIZES = [25, 50, 100] as const satisfies readonly PageSize[];
const STEP: PageSize = 100;

/** @param step of "Show more", from 1. @returns one page with all its rows, newest first */
export async function loadGrowing<Answer extends PageOf<unknown>>(
  step: number,
  load: (page: number, size: PageSize) => Promise<Answer>,
): Promise<Answer> {
  const size = FIRST_SIZES[step - 1] ?? STEP;
  const first = await load(1, size);
  const last = Math.min(Math.max(1, step - FIRST_SIZES.length + 1), first.last_page);
  const further = await Promise.all(Array.from({ length: Math.max(0, last - 1) }, (_, index) => load(index + 2, size)));
  return { ...first, data: [first, ...further].flatMap(({ data }) => data) };
}
