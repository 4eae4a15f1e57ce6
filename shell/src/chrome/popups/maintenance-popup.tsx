import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button, Dialog } from '@site/ui';
import { useInternals } from '#composition/services/internals';

/** Shown until the operator sets other dates. @see SHELL-023, M-05 */
const DEFAULT_WINDOW = { from: '2025/03/28', to: '2025/04/16' };

export function MaintenancePopup({ children }: { children?: ReactNode }) {
  const t = useText('shell');
  const { settings } = useShell();
  const { session } = useInternals().services;
  const close = () => session.dismiss('popup');
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('popup.maintenance.title')}
      description={t('popup.maintenance.text', {
        provider: settings?.maintenance_provider || t('popup.maintenance.provider'),
        from: settings?.maintenance_from || DEFAULT_WINDOW.from,
        to: settings?.maintenance_to || DEFAULT_WINDOW.to,
      })}
      actions={
        <Button variant="outline" onClick={close}>
          {t('popup.maintenance.close')}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
