import pg from 'pg';
import { readFileSync } from 'node:fs';
const dir = '/tmp/rs-data/postgres';
const port = readFileSync(`${dir}/data/postmaster.pid`, 'utf8').split('\n')[3];
const client = new pg.Client({ connectionString: `postgres://postgres:${readFileSync(`${dir}/password`, 'utf8').trim()}@127.0.0.1:${port}/sandbox` });
await client.connect();
const q = (t: string, v?: unknown[]) => client.query(t, v).then((r) => r.rows);
const [, , what, market, N = '15000', first = '500000'] = process.argv;
const range = `generate_series(${first}::int, ${Number(first) + Number(N) - 1}::int) n`;
if (what === 'fill') {
  await q(`insert into players (id, remote_id, username, username_key, email, email_key, phone, password_hash, currency, referral_code, created_at)
    overriding system value select n, 'fan'||n,'fan'||n,'fan'||n,'fan'||n,'fan'||n,'018'||n,'','BDT','FAN'||n,'2026-01-01' from ${range}`);
  await q(`insert into account (key, owner, kind, player_id) select 'player:'||n||':CASH','player','CASH',n from ${range}`);
  await q(`insert into account (key, owner, kind, player_id) values ('system:ADJUSTMENT:fans${first}','system','ADJUSTMENT',null)`);
  await q(`insert into journal (kind, idem_key, ref_type, ref_id, created_at) select 'test','fans'||n,'test','',now() from ${range}`);
  await q(`insert into posting (journal_id, position, account_id, amount)
    select j.id, 1, a.id, 100000 from ${range} join journal j on j.idem_key='fans'||n join account a on a.key='player:'||n||':CASH'
    union all select j.id, 2, a.id, -100000 from ${range} join journal j on j.idem_key='fans'||n join account a on a.key='system:ADJUSTMENT:fans${first}'`);
  await q(`update account a set balance_cached=(select sum(amount) from posting p where p.account_id=a.id) where key like 'player:5_____:CASH' or key='system:ADJUSTMENT:fans${first}'`);
  const runner = (await q('select selections->0->>\'id\' as id from exchange_market where id=$1', [market]))[0].id;
  await q(`with bet as (insert into exchange_bet (player_id, market_id, event_id, kind, selection, side, odds, stake, state, matched_stake, matched_odds,
        matched_profit, matched_liability, status, placed_at, asked_at, decide_at, in_play)
      select n, m.id, event_id, kind, $2, case when n%2=0 then 'back' else 'lay' end, 200, 10000, 'MATCHED', 10000, 2000000, 10000, 10000, 'open', now(), now(), now(), true
      from exchange_market m, ${range} where m.id=$1 returning id, player_id),
    fill as (insert into exchange_fill (bet_id, odds, stake, profit, created_at) select id, 200, 10000, 10000, now() from bet),
    held as (insert into hold (player_id, market_id, amount) select player_id, $1, 10000 from bet)
    insert into exchange_record (transaction_id, player_id, event_name, market_name, selection_name, bet_type, stake, net_profit_loss, status,
      potential_profit, potential_liability, odds, created_at) select 'EX'||id, player_id,'e','m','s','back',10000,0,'open',10000,10000,'2',now() from bet`, [market, runner]);
  await q('analyze');
  console.log('runner', runner);
}
const show = async () => console.log(JSON.stringify({
  market: (await q('select settlement, settled_at, result from exchange_market where id=$1', [market]))[0],
  settled: (await q('select settlement, count(*) from exchange_settlement where market_id=$1 group by 1 order by 1', [market])),
  bets: (await q('select state, status, count(*) from exchange_bet where market_id=$1 group by 1,2', [market])),
  holds: (await q('select count(*) from hold where market_id=$1', [market]))[0],
  cash: (await q(`select balance_cached, count(*) from account where kind='CASH' and player_id between 500000 and 599999 group by 1 order by 1`)),
  journals: (await q(`select kind, count(*) from journal where ref_id=$1 group by 1 order by 1`, [market])),
  vip: (await q(`select milli_vp, count(*) from vip_account where player_id between 500000 and 599999 group by 1 order by 1`)),
}));
if (what === 'kill') {
  const pid = Number(readFileSync('/tmp/rs-node.pid', 'utf8'));
  const [, , , , settlement, at] = process.argv;
  for (;;) {
    const [{ count }] = await q('select count(*)::int as count from exchange_settlement where market_id=$1 and settlement=$2', [market, settlement]);
    if (count >= Number(at)) { process.kill(pid, 'SIGKILL'); console.log('killed', pid, 'at', count); break; }
  }
  await new Promise((r) => setTimeout(r, 1500));
}
if (what === 'wait') { const t = Date.now(); while (!(await q('select settled_at from exchange_market where id=$1', [market]))[0].settled_at && Date.now() - t < 120000) await new Promise((r) => setTimeout(r, 100)); console.log('done after', Date.now() - t); }
if (what === 'ledger') {
  const { openDatabase } = await import('./src/core/database.ts'); const { assertLedger } = await import('./src/modules/ledger/ledger.service.ts');
  const o = openDatabase(`postgres://postgres:${readFileSync(`${dir}/password`, 'utf8').trim()}@127.0.0.1:${port}/sandbox`, () => {}, 2);
  await assertLedger(o.db); await o.close(); console.log('ledger adds up');
}
await show();
await client.end();
