import type { PageSize } from '@site/api/contracts/site';
import { loadGrowing } from './load-growing';

const TOTAL = 240;

async function grown(step: number) {
  const asked: [number, PageSize][] = [];
  const answer = await loadGrowing(step, (page, size) => {
    asked.push([page, size]);
    const rows = Array.from({ length: TOTAL }, (_, row) => row);
    return Promise.resolve({ data: rows.slice((page - 1) * size, page * size), last_page: Math.ceil(TOTAL / size), total: TOTAL });
  });
  return { asked, rows: answer.data };
}

it.each([
  [1, 25, [[1, 25]]],
  [2, 50, [[1, 50]]],
  [3, 100, [[1, 100]]],
  [
    4,
    200,
    [
      [1, 100],
      [2, 100],
    ],
  ],
])('shows after step %i the newest %i rows', async (step, count, calls) => {
  const { asked, rows } = await grown(step);
  expect(rows).toEqual(Array.from({ length: count }, (_, row) => row));
  expect(asked).toEqual(calls);
});

it('requests nothing beyond the end for a step that is too high', async () => {
  const { asked, rows } = await grown(99);
  expect(rows).toHaveLength(TOTAL);
  expect(asked).toHaveLength(3);
});
