import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button, Dialog } from '@site/ui';
import { useInternals } from '#composition/services/internals';

export function WelcomePopup() {
  const t = useText('shell');
  const { session: shown, navigate } = useShell();
  const { session } = useInternals().services;
  const close = () => session.dismiss('regPopup');
  const goTo = (path: string) => {
    close();
    navigate(path);
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('popup.welcome.title', { name: shown.player?.username ?? '' })}
      description={t('popup.welcome.text')}
      actions={
        <>
          <Button variant="outline" onClick={() => goTo('/')}>
            {t('popup.welcome.home')}
          </Button>
          <Button onClick={() => goTo('/deposit')}>{t('popup.welcome.deposit')}</Button>
        </>
      }
    />
  );
}
