import { useId, useState } from 'react';
import { storagePath } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { Button, LoadFailure, NoData, Skeleton } from '@site/ui';
import { TextField } from '@site/ui/forms';
import type { FoundPicture } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import { usePictures } from './content.queries';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  /** File of the chosen picture. */
  picture: string;
  onChoose: (picture: FoundPicture) => void;
}

/** A choice among the site's own pictures; posters of games are found by name. */
export function PictureField({ picture, onChoose }: PictureFieldProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const group = useId();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const { data, isPending, error, refetch } = usePictures(wanted);
  const look = () => setWanted(typed.trim());
  const pictures = () => {
    if (!data)
      return isPending ? (
        <Skeleton className={styles.shape} />
      ) : (
        <LoadFailure title={t('content.picturesFailed')} message={textOf(error)} onRetry={refetch} />
      );
    if (data.length === 0) return <NoData text={t('content.noPicture')} />;
    return (
      <div className={styles.pictures}>
        {data.map((each) => (
          <label key={each.picture} className={styles.choice}>
            <input type="radio" name={group} className={styles.radio} checked={each.picture === picture} onChange={() => onChoose(each)} />
            <img className={styles.picture} src={storagePath(each.picture)} alt="" loading="lazy" />
            <span className={styles.name}>{each.name}</span>
          </label>
        ))}
      </div>
    );
  };
  return (
    <fieldset className={styles.field}>
      <legend>{t('content.picture')}</legend>
      <div className={styles.search}>
        <TextField
          label={t('content.findPicture')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            look();
          }}
        />
        <Button variant="outline" onClick={look}>
          {t('content.find')}
        </Button>
      </div>
      {pictures()}
    </fieldset>
  );
}
