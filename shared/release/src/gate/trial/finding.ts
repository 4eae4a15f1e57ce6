/**
 * Name of a check of the gate. `--force` does not overrule `damaged` and `unsigned`, because every browser refuses such a release or
 * document, nor `trust`, because nobody at this machine may speak for the team of an area. `browser` is found when no browser could be used; `--no-browser` leaves out this check.
 */
export type CheckName =
  | 'damaged'
  | 'unsigned'
  | 'trust'
  | 'document'
  | 'shell'
  | 'revoked'
  | 'development'
  | 'modules'
  | 'contract'
  | 'shared'
  | 'exports'
  | 'paths'
  | 'panels'
  | 'size'
  | 'pending'
  | 'edge'
  | 'served'
  | 'missing-file'
  | 'page'
  | 'browser'
  | 'mount';

/** Reason why a set of releases must not go live, and advice on the next step; each is one sentence for people. */
export interface Finding {
  check: CheckName;
  message: string;
  advice: string;
}
