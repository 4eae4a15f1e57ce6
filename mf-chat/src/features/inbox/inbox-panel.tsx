import { useText } from '@site/i18n';

export function InboxPanel() {
  const t = useText('chat');
  return <h2>{t('inbox.title')}</h2>;
}
