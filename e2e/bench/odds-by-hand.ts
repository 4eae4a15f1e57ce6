/**
 * The same table written by hand: rows created once, the same two requests to the same host, text written only when a price, size or total
 * changes, the same flash and the same labels for screen readers.
 */
export const ODDS_BY_HAND = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Odds by hand</title>
<style>
body { margin: 0; background: #0a1411; color: #eef6f1; font: 14px/1.2 system-ui, sans-serif }
table, tbody { display: block }
tr { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) 84px 84px; align-items: center; gap: 4px; min-height: 48px; border-top: 1px solid #264237; content-visibility: auto; contain-intrinsic-block-size: auto 48px }
th { padding: 0 12px; text-align: start }
td { padding: 0 }
button { position: relative; display: grid; align-content: center; justify-items: center; width: 100%; height: 44px; padding: 0; border: 0; border-radius: 4px; background: #72bbef; font: inherit; font-variant-numeric: tabular-nums; contain: strict }
button.lay { background: #faa9ba }
b { font-size: 16px }
span { font-size: 12px }
button[data-flash]::after { position: absolute; inset: 0; background: #eef6f1; z-index: -1; opacity: 0; content: ''; pointer-events: none }
button[data-flash=a]::after { animation: a 400ms cubic-bezier(0.2, 0.7, 0.2, 1) }
button[data-flash=b]::after { animation: b 400ms cubic-bezier(0.2, 0.7, 0.2, 1) }
@keyframes a { from { opacity: .75 } }
@keyframes b { from { opacity: .75 } }
</style><p>Matched <output></output></p><table><tbody></tbody></table>
<script>
const cells = [];
const whole = new Intl.NumberFormat('en-US');
const body = document.querySelector('tbody');
const matched = document.querySelector('output');
const host = 'http://127.0.0.1:' + location.port;
let version = -1;
let eventVersion = -1;
function addCell(row, side, name) {
  const button = document.createElement('button');
  button.className = side;
  const price = button.appendChild(document.createElement('b')).appendChild(new Text());
  const size = button.appendChild(document.createElement('span')).appendChild(new Text());
  row.insertCell().append(button);
  cells.push({ button, price, size, name, was: 0, had: 0 });
}
function build(runners) {
  for (const runner of runners) {
    const row = body.insertRow();
    const name = document.createElement('th');
    name.textContent = runner.SelectionName;
    row.append(name);
    addCell(row, 'back', 'Back ' + runner.SelectionName + ' ');
    addCell(row, 'lay', 'Lay ' + runner.SelectionName + ' ');
  }
}
function paint(cell, level) {
  if (cell.was === level.price && cell.had === level.size) return;
  const price = level.price.toFixed(2);
  const size = whole.format(level.size);
  if (cell.was && cell.was !== level.price) cell.button.dataset.flash = cell.button.dataset.flash === 'a' ? 'b' : 'a';
  cell.price.data = price;
  cell.size.data = size;
  cell.button.setAttribute('aria-label', cell.name + price + ', ' + size + ' available');
  cell.was = level.price;
  cell.had = level.size;
}
let isAsking = false;
async function ask() {
  if (isAsking) return;
  isAsking = true;
  const [market] = await (await fetch(host + '/api/match-odds/1.40000001')).json();
  isAsking = false;
  if (market.version <= version) return;
  version = market.version;
  if (!cells.length) build(market.runners);
  matched.value = whole.format(market.totalMatched);
  market.runners.forEach((runner, index) => {
    paint(cells[2 * index], runner.availableToBack[0]);
    paint(cells[2 * index + 1], runner.availableToLay[0]);
  });
}
async function askEvent() {
  const { data } = await (await fetch(host + '/api/event/40000001')).json();
  const event = data.items['40000001'];
  if (event.version <= eventVersion) return;
  eventVersion = event.version;
  document.title = event.name;
}
setInterval(ask, 300);
setInterval(askEvent, 1000);
ask();
askEvent();
</script></html>`;
