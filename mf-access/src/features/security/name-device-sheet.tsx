import { useState } from 'react';
import { DEVICE_NAME_MAX } from '@site/api/contracts/security';
import { useText } from '@site/i18n';
import { Button, Sheet } from '@site/ui';
import { TextField } from '@site/ui/forms';
import { FormProblem } from '@site/ui/outcome';
import { failureText } from '#account-form';
import { useOneAtATime } from '#form';
import { OWN_WORDS, type Whereabouts } from './security.rules';
import { useNameDevice } from './security.queries';
import styles from './two-step.module.css';

interface NameDeviceSheetProps {
  remoteId: string;
  session: Whereabouts;
  onClose: () => void;
}

/** Asks for the name of a device; an empty one removes the name. */
export function NameDeviceSheet({ remoteId, session, onClose }: NameDeviceSheetProps) {
  const t = useText('access');
  const [name, setName] = useState(session.name ?? '');
  const naming = useNameDevice(remoteId);
  // The mutation holds the failure, and the sheet shows it.
  const send = useOneAtATime((typed: string) => naming.mutateAsync({ id: session.id, name: typed.trim() }).then(onClose, () => {}));
  return (
    <Sheet isOpen size="m" title={t('security.sessions.name.title')} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(name);
        }}
      >
        <TextField
          label={t('security.sessions.name.label')}
          hint={session.device}
          maxLength={DEVICE_NAME_MAX}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <FormProblem>{failureText(t, naming.error, OWN_WORDS)}</FormProblem>
        <Button type="submit" size="l" isWide isBusy={naming.isPending}>
          {t('security.sessions.name.save')}
        </Button>
      </form>
    </Sheet>
  );
}
