import { SIDES_OF, type Identity, type IdentityKind, type IdentitySide } from '@site/api/contracts/identity';
import type { ChosenFiles } from './identity.queries';

/** Sides of the document that the platform has from an earlier try. */
export const storedSides = ({ draft }: Identity, kind: IdentityKind): readonly IdentitySide[] => (draft?.kind === kind ? draft.sides : []);

/** The first side without a file; undefined when the document is complete. */
export const missingSide = (kind: IdentityKind, files: ChosenFiles, stored: readonly IdentitySide[]) =>
  SIDES_OF[kind].find((side) => !files[side] && !stored.includes(side));

/** Key of a side's name: a document with one side has a page. */
export const sideName = (kind: IdentityKind, side: IdentitySide) => `identity.side.${SIDES_OF[kind].length === 1 ? 'page' : side}`;
