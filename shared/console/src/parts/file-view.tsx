import { useState } from 'react';
import { Dialog, LinkButton } from '@site/ui';
import styles from './file-view.module.css';

interface FileViewProps {
  /** Path of the call that serves the file. */
  address: string;
  /** Media type. */
  type: string;
  texts: {
    /** Name of the file. */
    name: string;
    larger: string;
    save: string;
    failed: string;
  };
}

/** A file that a player sent: a picture, which a press makes larger. Another kind of file is only saved. */
export function FileView({ address, type, texts }: FileViewProps) {
  const [isLarge, setLarge] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const picture = (className: string | undefined) => (
    <img className={className} src={address} alt={texts.name} onError={() => setBroken(true)} />
  );
  if (isBroken) return <p className={styles.note}>{texts.failed}</p>;
  if (!type.startsWith('image/'))
    return (
      <LinkButton href={address} download variant="outline" size="s">
        {texts.save}
      </LinkButton>
    );
  return (
    <>
      <button type="button" className={styles.picture} aria-label={texts.larger} onClick={() => setLarge(true)}>
        {picture(styles.small)}
      </button>
      {isLarge && (
        <Dialog isOpen onClose={() => setLarge(false)} size="l" title={texts.name}>
          {picture(styles.large)}
        </Dialog>
      )}
    </>
  );
}
