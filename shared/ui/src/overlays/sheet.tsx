import { Dialog } from './dialog';
import type { DialogProps } from './dialog-props';

export type SheetProps = Omit<DialogProps, 'variant'>;

/** Dialog to choose from a list: it rises from the bottom on a phone, and is a plain dialog elsewhere. */
export function Sheet(props: SheetProps) {
  return <Dialog {...props} variant="sheet" />;
}
