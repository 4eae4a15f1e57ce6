import { atom, type createStore } from 'jotai';
import type { DataSaver } from '@site/remote';
import type { KeptStorage } from './kept-storage';

/** Not every browser tells. */
export interface WithConnection {
  connection?: EventTarget & { saveData?: boolean };
}

export const dataSaverAtom = atom<Omit<DataSaver, 'choose'>>({ isOn: false, isBySystem: false });

/** Data is saved when the browser or its system asks for it, or when the player chose so on this device. */
export function createDataSaver(store: ReturnType<typeof createStore>, storage: KeptStorage) {
  const read = () => {
    const isBySystem = (navigator as WithConnection).connection?.saveData === true;
    store.set(dataSaverAtom, { isOn: isBySystem || storage.get('data-saver') === '1', isBySystem });
  };
  return {
    read,
    choose(isOn: boolean) {
      storage.set('data-saver', isOn ? '1' : '0');
      read();
    },
  };
}
