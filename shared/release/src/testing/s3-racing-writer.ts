import { createS3Store } from '../store/s3-store';
import { raceInProcess } from './race-in-process';
import { credentialsFor } from './real-bucket';

const PAUSE_MS = 500;
const [address = '', ...args] = process.argv.slice(2);

void raceInProcess(createS3Store(address, credentialsFor(address)), args, PAUSE_MS);
