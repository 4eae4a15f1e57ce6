import { createS3Store } from '../store/s3-store';
import { raceInProcess } from './race-in-process';
import { credentialsFor } from './real-bucket';

const LONGEST_PAUSE_MS = 1_500;
const [address = '', ...args] = process.argv.slice(2);

void raceInProcess(createS3Store(address, credentialsFor(address)), args, LONGEST_PAUSE_MS);
