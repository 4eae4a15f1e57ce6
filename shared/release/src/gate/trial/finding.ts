/**
 * `damaged` and `unsigned` are never overruled: browsers would refuse such a release, or such a document, whatever an operator
 * decides. `browser` is what a machine without one leaves out.
 */
export type CheckName =
  | 'damaged'
  | 'unsigned'
  | 'document'
  | 'shell'
  | 'revoked'
  | 'development'
  | 'modules'
  | 'contract'
  | 'shared'
  | 'paths'
  | 'panels'
  | 'size'
  | 'edge'
  | 'served'
  | 'missing-file'
  | 'page'
  | 'browser'
  | 'mount';

/** Why a set of releases does not go live, in one sentence, and what to do about it in another. */
export interface Finding {
  check: CheckName;
  says: string;
  advice: string;
}
