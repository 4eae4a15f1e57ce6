import type { Identity, IdentityKind, IdentitySide } from '@site/api/contracts/identity';
import { formatDateTime, useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button } from '@site/ui';
import { saveFile } from '@site/ui/files';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import { useIdentityFile } from './identity.queries';
import { sideName } from './identity.rules';
import styles from './identity.module.css';

/** State of the document that was sent last, and its files. */
export function IdentityState({ identity }: { identity: Identity }) {
  const t = useText('access');
  const { state, kind, sides, sent_at: sentAt, decided_at: decidedAt, reason } = identity;
  const name = kind ? t(`identity.kind.${kind}`) : '';
  const status = state === 'waiting' || state === 'accepted' ? state : null;
  const time = status === 'waiting' ? sentAt : decidedAt;
  return (
    <>
      <FormStatus>{status && t(`identity.${status}`, { document: name, time: time ? formatDateTime(time) : '' })}</FormStatus>
      <FormProblem>{state === 'refused' && `${t('identity.refused', { document: name })} ${t(reason ?? '')}`}</FormProblem>
      {kind && sides.length > 0 && (
        <div className={styles.files}>
          {sides.map((side) => (
            <SideButton key={side} kind={kind} side={side} />
          ))}
        </div>
      )}
    </>
  );
}

/** A plain link cannot send the player's token, so the button fetches the file and saves it. */
function SideButton({ kind, side }: { kind: IdentityKind; side: IdentitySide }) {
  const t = useText('access');
  const { dialogs } = useShell();
  const file = useIdentityFile();
  const handleClick = () =>
    file.mutate(side, {
      onSuccess: (content) => saveFile(content, content.name),
      onError: () => dialogs.error(t('identity.fileFailed')),
    });
  return (
    <Button variant="quiet" size="s" icon="download" isBusy={file.isPending} onClick={handleClick}>
      {t(sideName(kind, side))}
    </Button>
  );
}
