import { el } from './dom';
import { money, number, start, t } from './start';

const STEPS = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000];
const QUICK = [1000, 5000, 10_000, 50_000, 100_000];

export interface StakeControl {
  element: HTMLElement;
  value(): number;
  setDisabled(isDisabled: boolean): void;
}

/** Control for the stake: typed, stepped or taken from the quick amounts; always within the limits. */
export function createStake(labelKey = 'stake.label', onChange: () => void = () => {}): StakeControl {
  let paisa = 1000;
  const { least, most } = start.limits;
  const input = el('input', { id: 'stake', inputmode: 'decimal', autocomplete: 'off', maxlength: 8 });
  const less = el('button', { type: 'button', 'aria-label': t('stake.less') }, '−');
  const more = el('button', { type: 'button', 'aria-label': t('stake.more') }, '+');
  const quick = QUICK.map((amount) => el('button', { type: 'button', class: 'quick' }, number(amount / 100)));
  const set = (next: number) => {
    const before = paisa;
    paisa = Math.min(most, Math.max(least, Math.round(next) || least));
    input.value = String(paisa / 100);
    quick.forEach((button, at) => button.setAttribute('aria-pressed', String(QUICK[at] === paisa)));
    if (paisa !== before) onChange();
  };
  less.addEventListener('click', () => set(STEPS.findLast((step) => step < paisa) ?? least));
  more.addEventListener('click', () => set(STEPS.find((step) => step > paisa) ?? most));
  input.addEventListener('change', () => set(Number(input.value) * 100));
  quick.forEach((button, at) => button.addEventListener('click', () => set(QUICK[at] ?? least)));
  const element = el(
    'div',
    { class: 'stake' },
    el('label', { for: 'stake' }, t(labelKey), el('span', { class: 'range' }, `${money(least)} – ${money(most)}`)),
    el('div', { class: 'stepper' }, less, el('span', { class: 'field' }, '৳', input), more),
    el('div', { class: 'quicks' }, ...quick),
  );
  set(paisa);
  return {
    element,
    value: () => {
      set(Number(input.value) * 100);
      return paisa;
    },
    setDisabled: (isDisabled) => [input, less, more, ...quick].forEach((control) => (control.disabled = isDisabled)),
  };
}
