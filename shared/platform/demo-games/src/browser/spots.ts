import { el } from './dom';
import type { TableFrame } from './frame';
import { walkWithArrows } from './keys';
import { money, number, start, t } from './start';

export interface SpotButton<Spot extends string> {
  spot: Spot;
  label: string;
  /** Content of the button; default: its label. */
  face?: Node[];
  look?: string;
}

export interface BetBoard<Spot extends string> {
  element: HTMLElement;
  bets(): Partial<Record<Spot, number>>;
  total(): number;
  mark(won: (spot: Spot) => boolean): void;
}

/** A table to lay chips on: a press adds the chosen chip, the bets stay for the next round until they are cleared. */
export function createBoard<Spot extends string>(
  frame: TableFrame,
  spots: readonly SpotButton<Spot>[],
  columns: number,
  onChange: () => void,
): BetBoard<Spot> {
  let bets = new Map<Spot, number>();
  const total = () => [...bets.values()].reduce((sum, bet) => sum + bet, 0);
  const buttons = spots.map(({ spot, label, face, look }) =>
    el(
      'button',
      { type: 'button', class: 'spot', 'data-spot': spot, 'data-look': look },
      ...(face ?? [label]),
      el('span', { class: 'chip' }),
    ),
  );
  const draw = () => {
    buttons.forEach((button, at) => {
      const { spot, label } = spots[at] ?? spots[0] ?? { spot: '' as Spot, label: '' };
      const bet = bets.get(spot);
      button.setAttribute('aria-label', bet ? t('board.laid', { spot: label, amount: money(bet) }) : label);
      button.toggleAttribute('data-laid', Boolean(bet));
      const chip = button.lastElementChild;
      if (chip) chip.textContent = bet ? number(bet / 100) : '';
    });
    onChange();
  };
  buttons.forEach((button, at) =>
    button.addEventListener('click', () => {
      const spot = spots[at]?.spot;
      if (!spot || frame.isBusy()) return;
      buttons.forEach((one) => one.removeAttribute('data-won'));
      const chip = frame.stake.value();
      if (total() + chip > start.limits.most) return frame.say(t('board.full', { amount: money(start.limits.most) }), 'problem');
      bets.set(spot, (bets.get(spot) ?? 0) + chip);
      frame.say('');
      draw();
    }),
  );
  walkWithArrows(buttons, columns);
  const clear = el('button', { type: 'button', class: 'second clear' }, t('board.clear'));
  clear.addEventListener('click', () => {
    if (frame.isBusy()) return;
    bets = new Map();
    frame.say('');
    draw();
  });
  const sum = el('span', { class: 'sum' });
  frame.extra.append(el('div', { class: 'board-foot' }, sum, clear));
  const element = el('div', { class: 'board', role: 'group', 'aria-label': t('board.label') }, ...buttons);
  const refresh = onChange;
  onChange = () => {
    sum.textContent = total() ? t('board.total', { amount: money(total()) }) : t('board.empty');
    refresh();
  };
  queueMicrotask(draw);
  return {
    element,
    bets: () => Object.fromEntries(bets) as Partial<Record<Spot, number>>,
    total,
    mark: (won) => buttons.forEach((button, at) => button.toggleAttribute('data-won', Boolean(spots[at] && won(spots[at].spot)))),
  };
}
