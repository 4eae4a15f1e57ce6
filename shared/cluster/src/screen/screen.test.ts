import type { ClusterView, MemberView } from '../orders';
import { createScreen } from './screen';
import { changesBetween, tableLines } from './table';

const api: MemberView = {
  name: 'api-1',
  kind: 'api',
  pid: 4711,
  state: 'runs',
  ready: true,
  restarts: 2,
  crashes: 0,
  since: '2026-11-26T10:15:30.000Z',
  detail: '',
};
const standby: MemberView = { ...api, name: 'postgres-2', kind: 'postgres', restarts: 0, detail: 'synchronous standby, lag 0 B' };

describe('the table of status', () => {
  it('has a line for each program below its heads, in columns', () => {
    const [heads, ...lines] = tableLines([api, { ...standby, pid: null, state: 'waits', ready: false }]);
    expect(heads).toBe('name        pid   state  ready  restarts  since     detail');
    expect(lines).toEqual([
      'api-1       4711  runs   yes    2         10:15:30',
      'postgres-2  -     waits  no     0         10:15:30  synchronous standby, lag 0 B',
    ]);
  });
});

describe('without a terminal', () => {
  it('shows a program that became ready, died or changed its role, and nothing else', () => {
    expect(changesBetween([], [api])).toEqual(['api-1: ready (pid 4711)']);
    expect(changesBetween([api], [{ ...api, since: 'later', restarts: 3 }])).toEqual([]);
    expect(changesBetween([api], [{ ...api, pid: null, state: 'waits', ready: false }])).toEqual(['api-1: waits']);
    expect(changesBetween([standby], [{ ...standby, detail: 'leader' }])).toEqual(['postgres-2: ready (pid 4711), leader']);
    expect(changesBetween([standby], [{ ...standby, detail: 'synchronous standby, lag 4096 B' }])).toEqual([]);
  });
});

describe('on a terminal', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('draws over the table before it', () => {
    const written: string[] = [];
    const addresses = {
      site: 'http://localhost:5000',
      databaseOwner: 'postgres://site_owner:secret@127.0.0.1',
    } as ClusterView['addresses'];
    const screen = createScreen({ isTTY: true, write: (text: string) => written.push(text) }, () => ({
      isUp: true,
      addresses,
      members: [api],
    }));
    jest.advanceTimersByTime(2000);
    screen.stop();
    const height = (written[0] ?? '').split('\n').length - 1;
    expect(written[1]?.startsWith(`\u001b[${height}A\u001b[J`)).toBe(true);
    expect(written.join('')).not.toContain('secret');
  });
});
