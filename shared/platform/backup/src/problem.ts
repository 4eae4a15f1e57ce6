/** A backup that cannot be made or put back. The message says what to do. */
export class BackupProblem extends Error {}
