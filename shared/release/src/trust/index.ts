export { delegated, firstRoot, renewedRoot, rotated, withoutKey, withoutTeam, withService, type Issue, type NamedKey } from './edit-root';
export { openTrust } from './open-trust';
export {
  isExpired,
  isSignedByRole,
  keysOfRole,
  parseRoot,
  signersOf,
  successionFault,
  type AllowedIdentity,
  type RootDocument,
  type UnsignedRoot,
} from './root-document';
export { hashesIn, signStatement, statementOf, type Statement } from './statement';
export { expiryFault, requireFresh, statementOfRecord, teamSigners, UnvouchedRelease, vouchFault, wordsForIdentity } from './vouch';
