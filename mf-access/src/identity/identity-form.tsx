import { useRef, useState, type FormEvent } from 'react';
import { ATTACHMENT_MAX_MB } from '@site/api/contracts/attachment';
import {
  IDENTITY_KEPT_DAYS,
  IDENTITY_KINDS,
  SIDES_OF,
  type Identity,
  type IdentityKind,
  type IdentitySide,
} from '@site/api/contracts/identity';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { SelectField } from '@site/ui/forms';
import { FormProblem } from '@site/ui/outcome';
import { failureText } from '#account-form';
import { useSendIdentity, type ChosenFiles } from './identity.queries';
import { missingSide, sideName, storedSides } from './identity.rules';
import { SideField } from './side-field';
import styles from './identity.module.css';

interface IdentityFormProps {
  remoteId: string;
  identity: Identity;
  onSent: () => void;
}

const OWN_WORDS = { refused: 'Something went wrong on our side. Please try again.', unreachable: 'Check your connection and try again.' };

/** Kind of the document, and a file for each of its sides. */
export function IdentityForm({ remoteId, identity, onSent }: IdentityFormProps) {
  const t = useText('access');
  const sending = useSendIdentity(remoteId, onSent);
  const [kind, setKind] = useState<IdentityKind>(identity.draft?.kind ?? identity.kind ?? 'nid');
  const [files, setFiles] = useState<ChosenFiles>({});
  const [missing, setMissing] = useState<IdentitySide | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const stored = storedSides(identity, kind);

  const choose = (side: IdentitySide, file: File) => {
    setFiles((before) => ({ ...before, [side]: file }));
    setMissing(null);
  };
  const handleKind = (chosen: string) => {
    setKind(IDENTITY_KINDS.find((known) => known === chosen) ?? kind);
    setFiles({});
    setMissing(null);
    sending.reset();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const side = missingSide(kind, files, stored) ?? null;
    setMissing(side);
    if (side) form.current?.querySelector<HTMLInputElement>(`input[name=${side}]`)?.focus();
    else sending.mutate({ kind, files });
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <SelectField
        label={t('identity.kind')}
        options={IDENTITY_KINDS.map((value) => ({ value, label: t(`identity.kind.${value}`) }))}
        value={kind}
        disabled={sending.isPending}
        onChange={({ target }) => handleKind(target.value)}
      />
      {SIDES_OF[kind].map((side) => (
        <SideField
          key={`${kind} ${side}`}
          name={side}
          label={t(sideName(kind, side))}
          file={files[side] ?? null}
          isStored={stored.includes(side)}
          isMissing={missing === side}
          isLocked={sending.isPending}
          onChoose={(file) => choose(side, file)}
        />
      ))}
      <p className={styles.soft}>{t('identity.hint', { size: ATTACHMENT_MAX_MB })}</p>
      <p className={styles.soft}>{t('identity.privacy', { days: IDENTITY_KEPT_DAYS })}</p>
      <FormProblem>{failureText(t, sending.error, OWN_WORDS)}</FormProblem>
      <Button type="submit" isBusy={sending.isPending}>
        {t(sending.isPending ? 'identity.sending' : 'identity.submit')}
      </Button>
    </form>
  );
}
