import type { ScoreBoard } from '../board';

interface Start {
  address: string;
  board: ScoreBoard;
}

const EVERY_MS = 1000;
const TIMEOUT_MS = 4000;
/** Failed polls before the page shows a problem: a single lost answer is ignored. */
const LOST_AFTER = 2;

export const readStart = <T>() => JSON.parse(document.getElementById('start')?.textContent ?? '{}') as T;

/** Shows the board from the page and then every newer one, while the page is visible. */
export function follow(show: (board: ScoreBoard) => void) {
  const { address, board } = readStart<Start>();
  const problem = document.querySelector<HTMLElement>('.problem');
  let lost = 0;
  let timer = 0;

  async function ask() {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!answer.ok) throw new Error(String(answer.status));
      show((await answer.json()) as ScoreBoard);
      lost = 0;
    } catch {
      lost += 1;
    }
    problem?.toggleAttribute('hidden', lost < LOST_AFTER);
    plan();
  }
  function plan() {
    clearTimeout(timer);
    if (!document.hidden) timer = window.setTimeout(() => void ask(), EVERY_MS * Math.min(4, 1 + lost));
  }
  document.addEventListener('visibilitychange', () => (document.hidden ? clearTimeout(timer) : void ask()));
  show(board);
  plan();
}
