import { isPicture, sizeText } from '@site/api/contracts/attachment';
import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { useDataAddress } from '@site/ui/files';
import styles from './file-card.module.css';

interface FileCardProps {
  file: Pick<File, 'name' | 'type' | 'size'>;
  /** Content of a picture; null until it is loaded. */
  content: Blob | null;
  /** Actions, below name and size. */
  children?: ReactNode;
}

/** A file with its picture or icon, name and size. */
export function FileCard({ file, content, children }: FileCardProps) {
  const t = useText('chat');
  const address = useDataAddress(content);
  const { name, size } = file;
  return (
    <figure className={styles.card}>
      {isPicture(file) ? (
        <span className={styles.frame}>
          {address && <img className={styles.picture} src={address} alt={t('chatBox.file.alt', { name })} />}
        </span>
      ) : (
        <span className={styles.paper} aria-hidden="true">
          PDF
        </span>
      )}
      <figcaption className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.size}>{sizeText(size)}</span>
        {children}
      </figcaption>
    </figure>
  );
}
