import { atom, type createStore } from 'jotai';

type Store = ReturnType<typeof createStore>;

/** Key of the player's choice in local storage. */
const CHOSEN = 'data-saver';

/** Not every browser tells. */
interface WithConnection {
  connection?: EventTarget & { saveData?: boolean };
}

const systemAtom = atom(false);
const choiceAtom = atom(false);

/** Data is saved when the browser or its system asks for it, or when the player chose so on this device. */
export const dataSaverAtom = atom((get) => ({ isOn: get(systemAtom) || get(choiceAtom), isBySystem: get(systemAtom) }));

export function chooseDataSaver(store: Store, isOn: boolean) {
  store.set(choiceAtom, isOn);
  try {
    window.localStorage.setItem(CHOSEN, isOn ? '1' : '0');
  } catch {
    // The choice holds until the page is left.
  }
}

/** Follows the system, and the choice in other tabs. @returns a function that stops it */
export function followDataSaver(store: Store) {
  const { connection } = navigator as WithConnection;
  const followSystem = () => store.set(systemAtom, connection?.saveData === true);
  const followChoice = () => {
    const kept = keptChoice();
    if (kept !== null) store.set(choiceAtom, kept === '1');
  };
  followSystem();
  followChoice();
  connection?.addEventListener('change', followSystem);
  window.addEventListener('storage', followChoice);
  return () => {
    connection?.removeEventListener('change', followSystem);
    window.removeEventListener('storage', followChoice);
  };
}

function keptChoice() {
  try {
    return window.localStorage.getItem(CHOSEN);
  } catch {
    return null;
  }
}
