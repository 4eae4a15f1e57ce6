export { delegated, firstRoot, renewedRoot, rotated, withoutKey, withoutTeam, withService, type NamedKey } from './edit-root';
export { openTrust } from './open-trust';
export { isExpired, isSignedByRole, parseRoot, type AllowedIdentity, type RootDocument, type UnsignedRoot } from './root-document';
export { signStatement, statementOf, type ReleaseStatement } from './statement';
export { expiryFault, requireFresh, statementOfRecord, teamSigners, ForeignRelease, vouchFault, wordsForIdentity } from './vouch';
