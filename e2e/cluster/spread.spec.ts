import { expect, test } from '@playwright/test';
import { clusterOfRun } from './control';
import { COPIES, KINDS } from './parts';

test('the calls of the journeys went to both processes of each kind', async () => {
  const cluster = await clusterOfRun();
  const taken = await cluster.taken();
  for (const kind of KINDS.filter((name) => name !== 'worker')) {
    const counts = Array.from({ length: COPIES }, (_, nth) => taken[`${kind}-${nth + 1}`] ?? 0);
    expect(Math.min(...counts), `${kind}: ${counts.join(' and ')} calls`).toBeGreaterThan(0.3 * Math.max(...counts));
  }
});
