import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button, Dialog, SafeMarkup } from '@site/ui';
import type { ConversionMessage } from './use-convert';

/** Outcome of a conversion. @see REWARDS-022 */
export function MessageDialog({ message, onClose }: { message: ConversionMessage | null; onClose: () => void }) {
  const t = useText('rewards');
  const { navigate } = useShell();
  return (
    <Dialog
      isOpen={message !== null}
      onClose={onClose}
      title={t('vip.message')}
      description={message && <SafeMarkup text={message.words} onNavigate={navigate} />}
      actions={<Button onClick={onClose}>{t('vip.message.ok')}</Button>}
    >
      {message?.detail && <p>{message.detail}</p>}
    </Dialog>
  );
}
