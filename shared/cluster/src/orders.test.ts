import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askCluster, listenForOrders, orderCluster } from './control';
import { installProblem, missingPackages } from './install';
import { parseOrder, type ClusterView, type ClusterOrder } from './orders';

const folder = () => mkdtempSync(join(tmpdir(), 'cluster-'));
const view = { isUp: true, members: [], addresses: {} } as unknown as ClusterView;

describe('an order', () => {
  it.each<[unknown, ClusterOrder]>([
    [{ order: 'stop' }, { order: 'stop' }],
    [
      { order: 'kill', name: 'api-2' },
      { order: 'kill', name: 'api-2' },
    ],
    [
      { order: 'kill', name: 'leader', seconds: 40 },
      { order: 'kill', name: 'leader', seconds: 40 },
    ],
    [
      { order: 'freeze', name: 'nats-1', seconds: 3, more: true },
      { order: 'freeze', name: 'nats-1', seconds: 3 },
    ],
  ])('%j is understood', (given, order) => {
    expect(parseOrder(given)).toEqual(order);
  });

  it.each([
    [{ order: 'kill' }, 'names no program'],
    [{ order: 'freeze', name: 'api-1' }, 'seconds must be a number from 0 to 3600'],
    [{ order: 'freeze', name: 'api-1', seconds: -1 }, 'seconds must be a number from 0 to 3600'],
    [{ order: 'kill', name: 'api-1', seconds: null }, 'seconds must be a number from 0 to 3600'],
    [{ order: 'dance', name: 'api-1' }, 'There is no order dance; there are stop, roll'],
    [null, 'names no program'],
  ])('%j is refused with advice', (given, words) => {
    expect(() => parseOrder(given)).toThrow(words);
  });
});

describe('another terminal', () => {
  it('reads the cluster, gives orders, and sees why one is refused', async () => {
    const place = folder();
    const obey = (order: ClusterOrder) =>
      order.order === 'roll' ? Promise.reject(new Error('api-1 is not ready')) : Promise.resolve('done');
    const listenNoMore = await listenForOrders(place, { view: () => view, obey });
    await expect(askCluster(place)).resolves.toEqual(view);
    await expect(orderCluster(place, { order: 'kill', name: 'api-1' })).resolves.toBe('done');
    await expect(orderCluster(place, { order: 'roll' })).rejects.toThrow('api-1 is not ready');
    await expect(orderCluster(place, { order: 'kill', name: '' })).rejects.toThrow('names no program');
    listenNoMore();
  });

  it('reads that no cluster runs', async () => {
    await expect(askCluster(folder())).rejects.toThrow('No cluster runs. Start one: npm run cluster');
  });
});

describe('programs that are missing', () => {
  it('are named by the packages that have them', () => {
    expect(missingPackages('/nowhere')).not.toContain('nginx');
    expect(installProblem(['etcd-server', 'patroni'], { isRoot: false, hasApt: true })).toContain(
      'apt-get install --no-install-recommends etcd-server patroni',
    );
    expect(installProblem(['patroni'], { isRoot: true, hasApt: false })).toContain('no apt-get');
    expect(installProblem(['patroni'], { isRoot: true, hasApt: true })).toBeNull();
  });
});
