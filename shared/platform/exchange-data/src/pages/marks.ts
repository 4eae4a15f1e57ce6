import type { ExchangeSport } from '@site/api/contracts/exchange';

const picture = (drawing: string, kind = 'mark') => `<svg class="${kind}" viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`;

export const MARKS: Readonly<Record<ExchangeSport | 'lily', string>> = {
  cricket: picture(
    '<path d="m5.2 14.6 9-9 3.6 3.6-9 9z" fill="#d9b27c"/><path d="M3 21l3.9-3.9" stroke="#a9c2b6" stroke-width="2.4" stroke-linecap="round"/><circle cx="18.2" cy="18.2" r="3.2" fill="#ff6b97"/>',
  ),
  soccer: picture(
    '<circle cx="12" cy="12" r="9.5" fill="#eef6f1"/><path d="m12 7.4 4.4 3.2-1.7 5.2H9.3l-1.7-5.2zM12 2.6v2.6M21 10.6l-2.3.9M17.6 19.8l-1.5-2.2M6.4 19.8l1.5-2.2M3 10.6l2.3.9" fill="#172b24" stroke="#172b24" stroke-width="1.3"/>',
  ),
  tennis: picture(
    '<circle cx="12" cy="12" r="9.5" fill="#d9ef5a"/><path d="M5.5 5.2c4.3 3.3 4.3 10.3 0 13.6M18.5 5.2c-4.3 3.3-4.3 10.3 0 13.6" fill="none" stroke="#fff" stroke-width="1.6"/>',
  ),
  lily: `<svg class="lily" viewBox="0 0 96 60" width="112" aria-hidden="true"><ellipse cx="48" cy="44" rx="44" ry="13" fill="#172b24"/><path d="M48 44C30 36 34 16 48 6c14 10 18 30 0 38Z" fill="#ff6b97"/><path d="M48 44C28 44 16 32 18 20c14 0 26 10 30 24ZM48 44c20 0 32-12 30-24-14 0-26 10-30 24Z" fill="#c94a76"/></svg>`,
};

const COLOURS = ['#35d596', '#72bbef', '#f2c14e', '#ff6b97', '#c39bff', '#ff9d5c', '#7fe0d4', '#e5e9a8'];
const numberOf = (name: string) => [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);

/** A shield for each side: always the same for one side, and never one colour for both. */
export function crests(sides: readonly { name: string }[]): string[] {
  const first = numberOf(sides[0]?.name ?? '') % COLOURS.length;
  return sides.map(({ name }, index) => {
    const own = numberOf(name);
    const colour = COLOURS[index === 0 ? first : (first + 1 + (own % (COLOURS.length - 1))) % COLOURS.length];
    const band = own % 2 === 0 ? 'M12 2v20' : 'M4 9h16';
    return picture(
      `<path d="M12 2 4 4.6v7.2c0 5 3.6 8.4 8 10.2 4.4-1.8 8-5.2 8-10.2V4.6z" fill="${colour}"/><path d="${band}" stroke="#0a1411" stroke-opacity=".45" stroke-width="3.4"/>`,
      'crest',
    );
  });
}
