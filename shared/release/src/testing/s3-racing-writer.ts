import { createS3Store } from '../store/s3-store';
import { raceInProcess } from './race-in-process';
import { STAND_IN_CREDENTIALS } from './s3/check-request';

const LONGEST_PAUSE_MS = 1_500;
const [address = '', ...args] = process.argv.slice(2);

void raceInProcess(createS3Store(address, STAND_IN_CREDENTIALS), args, LONGEST_PAUSE_MS);
