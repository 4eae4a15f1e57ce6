import type { ReactNode, RefObject } from 'react';

/** Props of a `Dialog`. */
export interface DialogProps {
  isOpen: boolean;
  /** Called by Escape, by a press on the backdrop, and by the close button. */
  onClose: () => void;
  title: ReactNode;
  /** Announced with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode;
  size?: 's' | 'm' | 'l';
  /** False: only `actions` close it. */
  isDismissible?: boolean;
  /** Element that gets the focus first; default: the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `sheet` rises from the bottom on a phone. */
  variant?: 'dialog' | 'sheet';
}
