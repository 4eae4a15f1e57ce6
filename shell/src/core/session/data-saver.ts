import { atom, type createStore } from 'jotai';
import type { DataSaver } from '@site/remote';

/** Not every browser tells. */
export interface WithConnection {
  connection?: EventTarget & { saveData?: boolean };
}

export const dataSaverAtom = atom<Omit<DataSaver, 'choose'>>({ isOn: false, isBySystem: false });

const YEAR_S = 31_536_000;

/**
 * Data is saved when the browser or its system asks for it, or when the player chose so on this device. A cookie keeps the choice, because
 * the end of a session may clear local storage.
 */
export function createDataSaver(store: ReturnType<typeof createStore>) {
  let isChosen = false;
  const read = () => {
    const isBySystem = (navigator as WithConnection).connection?.saveData === true;
    const [, kept] = /(?:^|; )data-saver=(\d)/.exec(document.cookie) ?? [];
    if (kept) isChosen = kept === '1';
    store.set(dataSaverAtom, { isOn: isBySystem || isChosen, isBySystem });
  };
  return {
    read,
    choose(isOn: boolean) {
      isChosen = isOn;
      document.cookie = `data-saver=${Number(isOn)}; path=/; max-age=${YEAR_S}; samesite=lax`;
      read();
    },
  };
}
