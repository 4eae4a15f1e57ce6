import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { openDatabase, inTransaction } from './core/database';
import { systemClock } from './core/clock';
import { addPlayer } from './modules/accounts/create-player.service';
import { openSession } from './modules/sessions/sessions.service';
import { grantCredit } from './modules/ledger/ledger.service';
import { findBrokenInvariants } from './modules/ledger/ledger.repository';
import { toBet, type RawBet } from './exchange/bets/bets.repository';
import { exposureOf } from './exchange/bets/position.rules';

const dir = '/tmp/rb-site/data/postgres';
const port = readFileSync(`${dir}/port`, 'utf8').trim();
const password = readFileSync(`${dir}/password`, 'utf8').trim();
const { db, close } = openDatabase(`postgres://postgres:${password}@127.0.0.1:${port}/sandbox`, () => {});
const tag = Date.now().toString(36).slice(-5);
const players: { id: number; token: string }[] = [];
for (let n = 0; n < 5; n++) {
  const form = { username: `rb${tag}${n}`, email: `rb${tag}${n}@example.com`, phone: String(1_500_000_000 + Math.floor(Math.random() * 4e8)), name: '', currency: 'BDT', referral_code: '' } as const;
  const { id } = await addPlayer(db, form, 'none', systemClock.now());
  await grantCredit(db, id, 20_000_000n, { type: 'rb', id: String(id) }, systemClock.now());
  const { token } = await openSession(db, systemClock, id, { ip: '127.0.0.1', userAgent: '' });
  players.push({ id, token });
}
const get = async (path: string) => (await fetch(`http://localhost:7303${path}`, { signal: AbortSignal.timeout(5000) })).json() as any;
const pick = <T>(list: T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const counts: Record<string, number> = {};
const note = (k: string) => (counts[k] = (counts[k] ?? 0) + 1);
const mine: { id: string; token: string }[] = [];
async function one() {
  const sport = pick(['cricket', 'cricket', 'soccer', 'tennis']);
  const events = (await get(`/api/sports-events/${sport}`)).filter((e: any) => e.InPlay);
  if (!events.length) return note('no event');
  const event = pick(events) as any;
  const player = pick(players);
  const kind = sport === 'cricket' ? pick(['odds', 'odds', 'bm', 'fancy']) : 'odds';
  let body: any;
  if (kind === 'odds') {
    const [m] = await get(`/api/match-odds/${event.MarketId}`);
    const r = pick(m.runners) as any; const side = pick(['back', 'lay']);
    const level = (side === 'back' ? r.availableToBack : r.availableToLay)[0]; if (!level) return note('no price');
    body = { marketId: event.MarketId, selection: r.selectionId, side, odds: level.price };
    if (Math.random() < 0.3) body.odds = 2;
  } else {
    const item = (await get(`/api/event/${event.EventId}`)).data.items[event.EventId];
    if (kind === 'bm') { const bm = item.bookmaker?.[0] ?? item.bookmakers?.[0]; if (!bm) return note('no bm'); const r = pick(bm.runners) as any; body = { marketId: bm.marketId, selection: r.selectionId, side: 'back', odds: r.backPrice }; if (!r.backPrice) return note('no bm price'); }
    else { const list = (item.fancy ?? item.fancies ?? []).filter((f: any) => f.yes !== null && !f.suspended && !f.ball_running); if (!list.length) return note('no fancy'); const f = pick(list) as any; body = { marketId: f.marketId, selection: f.marketId, side: 'yes', odds: f.yes_rate, run: f.yes, policy: 'any' }; }
  }
  const answer = await fetch('http://localhost:7302/api/exchange/bets', { method: 'POST', headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' }, body: JSON.stringify({ ...body, eventId: event.EventId, stake: 100 + Math.floor(Math.random() * 9) * 50, client_ref: crypto.randomUUID() }), signal: AbortSignal.timeout(5000) });
  const json = await answer.json() as any;
  note(`${kind} ${answer.status} ${json.code ?? json.bet.state}`);
  if (json.bet_id) mine.push({ id: json.bet_id, token: player.token });
  if (mine.length && Math.random() < 0.15) { const b = pick(mine); const c = await fetch(`http://localhost:7302/api/exchange/bets/${b.id}`, { method: 'DELETE', headers: { authorization: `Bearer ${b.token}` }, signal: AbortSignal.timeout(5000) }); note(`cancel ${c.status}`); }
}
const seconds = Number(process.argv[2] ?? 170), total = Number(process.argv[3] ?? 220);
const start = Date.now();
const under: Promise<unknown>[] = [];
for (let n = 0; n < total; n++) {
  under.push(one().catch((e) => note(`fault ${e.name}`)));
  await new Promise((r) => setTimeout(r, (seconds * 1000) / total));
}
await Promise.all(under);
await new Promise((r) => setTimeout(r, 12_000));
const ids = sql`${sql.param(players.map((p) => p.id))}::bigint[]`;
const { rows: states } = await db.execute(sql`select kind, state, reason, count(*)::int from exchange_bet where player_id = any(${ids}) group by 1,2,3 order by 1,2`);
const { rows: stuck } = await db.execute(sql`select id from exchange_bet where state = 'PLACED' and decide_at < now() - interval '3 seconds'`);
const broken = await inTransaction(db, findBrokenInvariants);
const { rows: bets } = await db.execute<RawBet>(sql`select b.* from exchange_bet b where b.player_id = any(${ids}) and state in ('PLACED','UNMATCHED','PARTIAL','MATCHED')`);
const { rows: holds } = await db.execute<any>(sql`select h.*, m.kind, m.selections from hold h join exchange_market m on m.id = h.market_id where player_id = any(${ids})`);
const wrong = holds.filter((h) => exposureOf({ kind: h.kind, selections: h.selections }, bets.map(toBet).filter((b) => b.playerId === Number(h.player_id) && b.marketId === h.market_id)) !== BigInt(h.amount));
console.log(JSON.stringify({ took: (Date.now() - start) / 1000, counts, states, stuck, broken, holds: holds.length, wrong }, null, 1));
await close();
