import { shortGameName } from '@site/api/contracts/records';
import { Spoken } from '@site/ui';
import styles from './game-name.module.css';

/** Cut to fit; whole for those who point at it or hear it. @see RECORDS-007 */
export function GameName({ name }: { name: string }) {
  const short = shortGameName(name);
  if (short === name) return <span>{name}</span>;
  return (
    <span className={styles.name} title={name}>
      <span aria-hidden="true">{short}</span>
      <Spoken>{name}</Spoken>
    </span>
  );
}
