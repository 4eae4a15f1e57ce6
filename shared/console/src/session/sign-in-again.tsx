import { useRef } from 'react';
import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { SignInForm } from './sign-in-form';
import { usePresence, useSignOut } from './session.queries';

/** Dialog over a page whose session ended: what was typed below it stays, and the same person goes on. */
export function SignInAgain() {
  const t = useText('console');
  const first = useRef<HTMLInputElement>(null);
  const { data: presence } = usePresence();
  const { mutate: leave } = useSignOut();
  if (!presence) return null;
  return (
    <Dialog
      isOpen={presence.hasEnded}
      onClose={() => {}}
      isDismissible={false}
      initialFocus={first}
      title={t('signInAgain.title')}
      description={t('signInAgain.lead')}
    >
      <SignInForm fixedName={presence.session.name} first={first}>
        <Button variant="quiet" onClick={() => leave()}>
          {t('signInAgain.leave')}
        </Button>
      </SignInForm>
    </Dialog>
  );
}
