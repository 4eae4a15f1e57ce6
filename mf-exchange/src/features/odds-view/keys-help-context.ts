import { createContext } from 'react';

/** State of the list of keys. */
export const KeysHelpContext = createContext<{ isOpen: boolean; onClose: () => void }>({ isOpen: false, onClose: () => {} });
