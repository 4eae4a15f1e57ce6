import { useId, useState } from 'react';
import { isPicture, sizeText } from '@site/api/contracts/attachment';
import { IDENTITY_ACCEPT, identityFileProblem, type IdentitySide } from '@site/api/contracts/identity';
import { useText } from '@site/i18n';
import { Icon, Spoken } from '@site/ui';
import { useDataAddress } from '@site/ui/files';
import styles from './side-field.module.css';

interface SideFieldProps {
  name: IdentitySide;
  label: string;
  file: File | null;
  /** True when the platform has a file from an earlier try. */
  isStored: boolean;
  /** True when the form was submitted without it. */
  isMissing: boolean;
  /** True while the files are being sent. */
  isLocked: boolean;
  onChoose: (file: File) => void;
}

/** Input for one side with a preview that is large enough to read. It refuses a wrong file at once and keeps the one before. */
export function SideField({ name, label, file, isStored, isMissing, isLocked, onChoose }: SideFieldProps) {
  const t = useText('access');
  const id = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const problem = refused ?? (isMissing ? 'identity.missing' : null);

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const found = identityFileProblem(chosen);
    setRefused(found);
    if (!found) onChoose(chosen);
  };

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="file"
        className={styles.input}
        accept={IDENTITY_ACCEPT}
        disabled={isLocked}
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // Reset, so that the same file can be chosen again.
          target.value = '';
        }}
      />
      <label className={styles.zone} htmlFor={id} data-invalid={problem ? true : undefined}>
        {file ? <Preview file={file} /> : <Icon name="withdraw" />}
        <span className={styles.action}>{t(file ? 'identity.replace' : isStored ? 'identity.stored' : 'identity.choose')}</span>
      </label>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem && t(problem)}
      </p>
      <Spoken role="status">{file && t('identity.attached', { name: file.name })}</Spoken>
    </div>
  );
}

function Preview({ file }: { file: File }) {
  const t = useText('access');
  const isImage = isPicture(file);
  const address = useDataAddress(isImage ? file : null);
  return (
    <>
      {isImage && address ? (
        <img className={styles.picture} src={address} alt={t('identity.preview')} />
      ) : (
        <span className={styles.paper} aria-hidden="true">
          {isImage ? '' : 'PDF'}
        </span>
      )}
      <span className={styles.name}>
        {file.name} · {sizeText(file.size)}
      </span>
    </>
  );
}
