import { useText } from '@site/i18n';
import type { ShownFile } from './releases.shapes';
import { bytesText, changeText } from './sizes.rules';
import styles from './release-sheet.module.css';

interface FileSizesProps {
  files: readonly ShownFile[];
  /** False without a release before: then no file has changed. */
  isCompared: boolean;
}

/** Files of a release with their bytes and the change against the release before, largest first. */
export function FileSizes({ files, isCompared }: FileSizesProps) {
  const t = useText('console');
  const most = Math.max(1, ...files.map(({ bytes }) => bytes ?? 0));
  return (
    <table className={styles.files}>
      <thead>
        <tr>
          <th scope="col">{t('release.file')}</th>
          <th scope="col">{t('release.bytes')}</th>
          {isCompared && <th scope="col">{t('release.change')}</th>}
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.file}>
            <th scope="row" className={styles.file}>
              {file.file}
              <span aria-hidden className={styles.bar} style={{ inlineSize: `${(100 * (file.bytes ?? 0)) / most}%` }} />
            </th>
            <td>{file.bytes === null ? t('release.gone') : bytesText(file.bytes)}</td>
            {isCompared && <td data-grows={(file.bytes ?? 0) > (file.before ?? 0)}>{changeText(file) ?? '='}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
