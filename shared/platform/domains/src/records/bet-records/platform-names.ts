import { EXCHANGE_PLATFORM } from '@site/api/contracts/records';
import { platformCode, SUPPLIERS } from '#games';

const NAMES = new Map(SUPPLIERS.map(({ name }) => [platformCode(name), name])).set(EXCHANGE_PLATFORM, 'Exchange');

/** As the supplier is called; a house that left keeps its code for a name. */
export const platformName = (code: string) => NAMES.get(code) ?? code;
