import { raceInProcess } from './race-in-process';
import { storeAt } from './store-at';

const PAUSE_MS = 20;
const [place = '', ...args] = process.argv.slice(2);

void raceInProcess(storeAt(place), args, PAUSE_MS);
