import { el } from './dom';
import { money, t, type SessionView } from './start';

/** The strip in the place of the stake while free spins pay the rounds: which one comes next, and what it is worth. */
export function createFreeSpins() {
  const count = el('strong', {});
  const worth = el('span', {});
  const element = el('p', { class: 'free-spins', role: 'group', 'aria-label': t('free.label') }, count, worth);
  return {
    element,
    show(freeSpins: SessionView['freeSpins']) {
      element.hidden = freeSpins === null;
      if (!freeSpins) return;
      const { stake, left, total } = freeSpins;
      count.textContent = t('free.count', { number: total - left + 1, total });
      worth.textContent = t('free.worth', { amount: money(stake) });
    },
  };
}
