import { shortGameName } from '@site/api/contracts/records';
import { Spoken } from '@site/ui';
import styles from './game-name.module.css';

/** A long name is cut; a tooltip and screen readers have the whole name. @see RECORDS-007 */
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
