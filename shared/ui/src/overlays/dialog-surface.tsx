import { Dialog as Primitive } from '@base-ui/react/dialog';
import { useText } from '@site/i18n';
import { IconButton } from '../buttons/icon-button';
import type { DialogProps } from './dialog-props';
import styles from './dialog.module.css';

/** Content that is longer than its box takes the focus, because then the arrow keys scroll it. A font that loads late makes it longer. */
function takeFocusWhenCut(body: HTMLElement | null) {
  if (!body) return undefined;
  const observer = new ResizeObserver(() => (body.tabIndex = body.scrollHeight > body.clientHeight ? 0 : -1));
  observer.observe(body);
  return () => observer.disconnect();
}

/** The dialog itself, on Base UI; `Dialog` fetches it. */
export function DialogSurface({
  isOpen,
  onClose,
  title,
  description,
  children,
  actions,
  size = 's',
  isDismissible = true,
  initialFocus,
  variant = 'dialog',
}: DialogProps) {
  const t = useText('platform');
  const handleChange = (open: boolean) => {
    if (!open && isDismissible) onClose();
  };
  return (
    <Primitive.Root open={isOpen} onOpenChange={handleChange} disablePointerDismissal={!isDismissible}>
      <Primitive.Portal>
        <Primitive.Backdrop className={styles.backdrop} />
        <Primitive.Viewport className={styles.viewport} data-variant={variant}>
          <Primitive.Popup className={styles.popup} data-variant={variant} data-size={size} initialFocus={initialFocus}>
            <header className={styles.header}>
              <Primitive.Title className={styles.title}>{title}</Primitive.Title>
              {isDismissible && <Primitive.Close render={<IconButton icon="close" label={t('Close')} />} />}
            </header>
            <div ref={takeFocusWhenCut} className={styles.body}>
              {description && (
                <Primitive.Description render={<div />} className={styles.description}>
                  {description}
                </Primitive.Description>
              )}
              {children}
            </div>
            {actions && <footer className={styles.actions}>{actions}</footer>}
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
