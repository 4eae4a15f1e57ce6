import { actOnRound, placeRound, CallProblem, readSession } from './calls';
import { el, picture, svg } from './dom';
import { createFreeSpins } from './free-spins';
import { createFairness, type Verifier } from './fairness';
import { createPractice } from './practice';
import { drawScene } from './scene';
import { createStake, type StakeControl } from './stake';
import { money, start, t, tellSite, type RoundView, type SessionView } from './start';

export interface FrameOptions {
  verify: Verifier;
  stakeLabel?: string;
  onStake?(): void;
}

type Tone = 'calm' | 'win' | 'loss' | 'problem';

export interface TableFrame {
  stage: HTMLElement;
  /** Controls of the engine, above the stake. */
  extra: HTMLElement;
  stake: StakeControl;
  action: HTMLButtonElement;
  say(text: string, tone?: Tone): void;
  /** Plays one round; null when it was not accepted, and then the reason is already shown. */
  play(choice: unknown, stake?: number): Promise<RoundView | null>;
  act(round: string, action: object): Promise<RoundView | null>;
  /** Call it when the round was shown to its end: updates the balance and notifies the site. */
  finish(round: RoundView): void;
  setBusy(isBusy: boolean): void;
  isBusy(): boolean;
}

const REFUSALS: Record<string, string> = {
  INSUFFICIENT_FUNDS: 'problem.funds',
  LIMIT_REACHED: 'problem.limit',
  PLAY_PAUSED: 'problem.paused',
  TIMEOUT: 'problem.break',
  EXCLUDED: 'problem.excluded',
  PLAYER_BLOCKED: 'problem.break',
  FREE_SPIN_OVER: 'problem.free_spin',
};

export function createFrame({ verify, stakeLabel, onStake }: FrameOptions): TableFrame {
  for (const [name, colour] of Object.entries(start.skin.palette)) document.documentElement.style.setProperty(`--${name}`, colour);
  const balance = el('strong', {}, money(Number(start.balance) * 100));
  const message = el('p', { class: 'message', role: 'status', 'aria-live': 'polite' });
  const action = el('button', { type: 'button', class: 'action' });
  const stage = el('div', { class: 'stage' });
  const extra = el('div', { class: 'extra' });
  const stake = createStake(stakeLabel, onStake);
  const freeSpins = createFreeSpins();
  const fairness = createFairness(verify);
  let latest: SessionView = start;
  let isBusy = false;
  let closedBy = 'problem.closed';
  let unsure: { id: string; content: string } | null = null;

  const fair = el('button', { type: 'button', class: 'fair-button', 'aria-label': t('fair.title') }, shield());
  fair.addEventListener('click', fairness.open);
  const practice = createPractice({
    onRefilled: (view) => {
      latest = view;
      showBalance();
      say(t('practice.refilled'));
    },
    onProblem: (problem) => explain(problem),
    onEnded: () => {
      closedBy = 'practice.ended';
      close();
    },
  });
  const controls = el(
    'section',
    { class: 'controls', 'aria-label': t('frame.controls') },
    message,
    extra,
    freeSpins.element,
    stake.element,
    action,
  );
  document
    .getElementById('game')
    ?.append(
      el(
        'header',
        { class: 'top' },
        el(
          'div',
          { class: 'name' },
          el('h1', {}, start.game.name),
          el('p', {}, el('span', {}, start.game.supplier.replaceAll('_', ' ').toLowerCase()), ` · ${t(`engine.${start.skin.engine}`)}`),
        ),
        el('div', { class: 'balance' }, el('span', {}, t(start.isPractice ? 'practice.balance' : 'frame.balance')), balance),
        fair,
        ...(practice ? [practice] : []),
      ),
      el('main', { class: 'table', 'data-engine': start.skin.engine }, drawScene(), stage),
      controls,
      fairness.dialog,
    );

  const say = (text: string, tone: Tone = 'calm') => {
    message.textContent = text;
    message.dataset['tone'] = tone;
  };
  const setBusy = (next: boolean) => {
    isBusy = next;
    stake.setDisabled(next);
    action.toggleAttribute('aria-busy', next);
    controls.toggleAttribute('data-busy', next);
  };
  const showBalance = () => {
    balance.textContent = money(Number(latest.balance) * 100);
    fairness.show(latest);
    freeSpins.show(latest.freeSpins);
    stake.element.hidden = latest.freeSpins !== null;
  };
  const close = () => {
    say(t(closedBy), 'problem');
    document.body.dataset['closed'] = '';
    action.disabled = true;
    tellSite('close');
  };
  const explain = (problem: unknown) => {
    const word = problem instanceof CallProblem ? problem.message : 'lost';
    if (word === 'closed') return close();
    say(t(start.texts[`problem.${word}`] ? `problem.${word}` : 'problem.lost'), 'problem');
    if (word === 'free_spin') void reload();
  };
  const reload = () =>
    readSession().then(
      (view) => ((latest = view), showBalance()),
      () => {},
    );
  const keep = (view: SessionView & { round: RoundView }) => {
    latest = view;
    const { round } = view;
    if (round.status === 'open' || round.status === 'paying' || round.status === 'settled') return round;
    showBalance();
    const refusal = REFUSALS[round.refusal ?? ''];
    if (view.isClosed) {
      closedBy = refusal ?? closedBy;
      return (close(), null);
    }
    if (round.status === 'refused') say(t(refusal ?? 'problem.refused'), 'problem');
    else say(t('problem.refund'), 'problem');
    tellSite('balance-changed');
    return null;
  };

  showBalance();

  return {
    stage,
    extra,
    stake,
    action,
    say,
    setBusy,
    isBusy: () => isBusy,
    async play(choice, amount = stake.value()) {
      if (isBusy) return null;
      setBusy(true);
      say(t('frame.wait'));
      // A round whose answer was lost is sent again under its own id, so that a second press never bets twice.
      const free = latest.freeSpins;
      const order = { stake: free?.stake ?? amount, choice, isFree: free !== null };
      const content = JSON.stringify(order);
      const id =
        unsure?.content === content ? unsure.id : (crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint32Array(4))].join('-'));
      try {
        const round = keep(await placeRound(id, order));
        unsure = null;
        // The site is notified of a finished round after it was shown, because the new balance would reveal the result.
        if (round?.status === 'open') tellSite('balance-changed');
        if (!round) setBusy(false);
        return round;
      } catch (problem) {
        unsure = { id, content };
        setBusy(false);
        explain(problem);
        return null;
      }
    },
    async act(round, what) {
      try {
        return keep(await actOnRound(round, what));
      } catch (problem) {
        explain(problem);
        return null;
      }
    },
    finish(round) {
      showBalance();
      setBusy(false);
      const payout = round.payout ?? 0;
      const isLast = round.isFree && latest.freeSpins === null;
      if (isLast) say(t('free.last', { amount: money(payout) }), payout > 0 ? 'win' : 'calm');
      else if (payout > (round.isFree ? 0 : round.stake)) say(t('frame.win', { amount: money(payout) }), 'win');
      else if (payout > 0) say(t('frame.back', { amount: money(payout) }), 'calm');
      else say(t('frame.loss'), 'loss');
      if (round.status === 'paying') {
        say(t('frame.pending', { amount: money(payout) }), 'calm');
        setTimeout(() => void reload(), 3000);
      }
      tellSite('round-settled');
    },
  };
}

const shield = () =>
  picture(
    '0 0 24 24',
    svg('path', { d: 'M12 2.5 4.5 5.4v5.8c0 4.7 3.1 8.3 7.5 10.3 4.4-2 7.5-5.6 7.5-10.3V5.4Z' }),
    svg('path', { d: 'm8.4 12 2.6 2.6 4.8-5.2' }),
  );
