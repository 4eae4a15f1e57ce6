import type { ScoreBoard } from '../board';
import { follow } from './follow';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Writes only changed text: a frame that is rewritten every second would disturb screen readers. */
function put(element: Element | null | undefined, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}

function child(name: string, className: string, text: string) {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

/** Replaces the children when their texts have changed. */
function fill(list: Element | null, children: readonly HTMLElement[]) {
  const text = children.map(({ textContent }) => textContent).join('|');
  if (!list || list.getAttribute('data-shown') === text) return;
  list.setAttribute('data-shown', text);
  list.replaceChildren(...children);
}

function showSides(sides: ScoreBoard['sides']) {
  for (const [index, row] of all('.sides > li').entries()) {
    const side = sides[index];
    if (!side) continue;
    put(row.querySelector('.name'), side.name);
    row.toggleAttribute('data-turn', side.isAtTurn);
    fill(
      row.querySelector('.score'),
      side.score
        .split(' ')
        .filter(Boolean)
        .map((part) => child('span', 'part', part)),
    );
  }
}

follow(({ competition, phase, isLive, sides, last, facts }) => {
  put(document.querySelector('[data-text="competition"]'), competition);
  put(document.querySelector('[data-text="phase"]'), phase);
  document.querySelector('.phase')?.toggleAttribute('data-live', isLive);
  showSides(sides);
  const balls = last.map((text) => {
    const item = child('li', 'ball', text);
    item.dataset['kind'] = text;
    return item;
  });
  fill(document.querySelector('.last'), balls);
  const pairs = facts.map(({ label, value }) => {
    const pair = child('div', 'fact', '');
    pair.append(child('dt', 'label', label), child('dd', 'value', value));
    return pair;
  });
  fill(document.querySelector('.facts'), pairs);
});
