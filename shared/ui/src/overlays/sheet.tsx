import { Dialog, type DialogProps } from './dialog';

export type SheetProps = Omit<DialogProps, 'variant'>;

/** Where something is chosen from a list: rises from the thumb's side on a phone, a dialog elsewhere. */
export function Sheet(props: SheetProps) {
  return <Dialog {...props} variant="sheet" />;
}
