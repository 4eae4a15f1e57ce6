import { createContext } from 'react';

/** Closes the form of the own keys. */
export const StakeKeysContext = createContext(() => {});
