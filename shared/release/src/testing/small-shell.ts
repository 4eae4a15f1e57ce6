/** State of the page that a fault of a planted area depends on; `rows` is the number of promotions that the platform answered with. */
type Fault = `${'isPlayer' | 'isDesktop' | 'isBangla' | 'rows' | '!rows' | 'true' | 'false'}` | `release === '${string}'`;

/**
 * Source of a shell for tests of the gate. It mounts an area as the real shell does, reads the promotions, and only then has its fault.
 * @param faults area -> condition under which it crashes once its data is there
 */
export const smallShell = (faults: Readonly<Record<string, Fault>>) => `
const faults = { ${Object.entries(faults)
  .map(([area, fault]) => `'${area}': ({ isPlayer, isDesktop, isBangla, rows, release }) => ${fault}`)
  .join(', ')} };
const { remotes } = JSON.parse(document.getElementById('releases').textContent);
const root = document.body.appendChild(document.createElement('main'));

async function show() {
  const area = location.pathname.slice(1);
  root.replaceChildren();
  if (!remotes[area]) return;
  const { release } = remotes[area];
  const place = root.appendChild(document.createElement('section'));
  Object.assign(place.dataset, { remote: area, release });
  place.append(Object.assign(document.createElement('p'), { textContent: 'Here' }));
  const rows = (await (await fetch('/api/promotion')).json()).length;
  const state = {
    rows,
    release,
    isPlayer: localStorage.getItem('token') !== null,
    isDesktop: innerWidth > 768,
    isBangla: document.documentElement.lang === 'bn',
  };
  if (faults[area](state)) console.error(area + ' ' + release + ': crashed', new Error('planted'));
}
addEventListener('popstate', show);
show();
`;
