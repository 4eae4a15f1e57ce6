import { endPractice, refillPractice } from './calls';
import { el } from './dom';
import { start, t, type SessionView } from './start';

export interface PracticeOptions {
  onRefilled(view: SessionView): void;
  onProblem(problem: unknown): void;
  onEnded(): void;
}

/** The strip that says that no money is played, with a button for the first amount and one for the end; null for a game with money. */
export function createPractice({ onRefilled, onProblem, onEnded }: PracticeOptions): HTMLElement | null {
  if (!start.isPractice) return null;
  const refill = el('button', { type: 'button', class: 'second' }, t('practice.refill'));
  const end = el('button', { type: 'button', class: 'second' }, t('practice.end'));
  refill.addEventListener('click', () => void refillPractice().then(onRefilled, onProblem));
  end.addEventListener('click', () => {
    endPractice().then(() => {
      refill.disabled = end.disabled = true;
      onEnded();
    }, onProblem);
  });
  return el(
    'div',
    { class: 'practice', role: 'group', 'aria-label': t('practice.label') },
    el('p', {}, el('strong', {}, t('practice.label')), ` ${t('practice.text')}`),
    refill,
    end,
  );
}
