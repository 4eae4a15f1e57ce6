import type { Engine } from '../engines/engine';
import { changeSeed, ownSeed, readHistory, type HistoryRound } from './calls';
import { el } from './dom';
import { money, number, start, t, type SessionView } from './start';
import { drawOf, hashOf } from './verify';

/** Replays a round from its seeds. The player's own moves are left out of the comparison, because the seeds do not determine them. */
export type Verifier = (round: HistoryRound, serverSeed: string) => Promise<boolean>;

export function verifierOf<Choice, State>(engine: Engine<Choice, State>, parts: readonly string[]): Verifier {
  return async (round, serverSeed) => {
    const choice = engine.readChoice(round.choice, round.stake);
    if (choice === null || (await hashOf(serverSeed)) !== round.hash) return false;
    const step = engine.start(choice, round.stake, await drawOf(serverSeed, round.clientSeed, round.nonce));
    const seen = new Map(Object.entries(round.result ?? {}));
    const same = Object.entries(engine.show(step.state, true) ?? {}).filter(([name]) => parts.includes(name));
    const isPaid = step.payoutPaisa === null || step.payoutPaisa === round.payout;
    return isPaid && same.length === parts.length && same.every(([name, value]) => isSame(value, seen.get(name)));
  };
}

/** Compares by content, because a stored result returns with its properties in another order. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const there = new Map(Object.entries(other));
  return (
    Object.keys(one).length === there.size &&
    Object.entries(one).every(([name, value]) => there.has(name) && isSame(value, there.get(name)))
  );
}

/** Shows the commitment for the next rounds and verifies the past ones in the page. */
export function createFairness(verify: Verifier) {
  const hash = el('code', {});
  const next = el('code', {});
  const seed = el('input', { id: 'client-seed', maxlength: 64, autocomplete: 'off', spellcheck: 'false' });
  const list = el('ul', { class: 'rounds' });
  const status = el('p', { role: 'status' });
  const rotate = el('button', { type: 'button', class: 'second' }, t('fair.rotate'));
  const close = el('button', { type: 'button', class: 'close', 'aria-label': t('fair.close') }, '×');
  const dialog = el(
    'dialog',
    { class: 'fairness', 'aria-labelledby': 'fair-title' },
    el('h2', { id: 'fair-title' }, t('fair.title')),
    close,
    el('p', {}, t('fair.intro')),
    el('h3', {}, t('fair.hash')),
    hash,
    el('h3', {}, t('fair.next')),
    next,
    el('label', { for: 'client-seed' }, t('fair.client')),
    seed,
    rotate,
    status,
    el('h3', {}, t('fair.rounds')),
    list,
  );
  const show = ({ fairness }: SessionView) => {
    hash.textContent = fairness.hash;
    next.textContent = fairness.nextHash;
    seed.value = fairness.clientSeed ?? ownSeed;
  };
  const refresh = async () => {
    const { rounds } = await readHistory();
    list.replaceChildren(...rounds.map((round) => row(round, verify)));
    if (!rounds.length) list.replaceChildren(el('li', {}, t('fair.none')));
  };
  close.addEventListener('click', () => dialog.close());
  rotate.addEventListener('click', () => {
    changeSeed(seed.value.replace(/[^\w-]/g, '') || ownSeed)
      .then((view) => (show(view), (status.textContent = t('fair.rotated')), refresh()))
      .catch(() => (status.textContent = t('fair.busy')));
  });
  show(start);
  return {
    dialog,
    show,
    open: () => {
      status.textContent = '';
      dialog.showModal();
      refresh().catch(() => (status.textContent = t('problem.lost')));
    },
  };
}

function row(round: HistoryRound, verify: Verifier) {
  const { serverSeed } = round;
  const answer = el('output', {});
  const line = el(
    'li',
    {},
    el('span', {}, t('fair.round', { nonce: number(round.nonce), stake: money(round.stake), payout: money(round.payout ?? 0) })),
  );
  if (serverSeed === null) return (line.append(el('small', {}, t('fair.hidden'))), line);
  const check = el('button', { type: 'button', class: 'second' }, t('fair.verify'));
  check.addEventListener('click', () => {
    verify(round, serverSeed)
      .then((isRight) => (answer.textContent = t(isRight ? 'fair.same' : 'fair.different')))
      .catch(() => (answer.textContent = t('fair.unable')));
  });
  line.append(check, answer, el('code', {}, serverSeed));
  return line;
}
