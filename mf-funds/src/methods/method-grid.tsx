import { storagePath } from '@site/api/contracts/site';
import { RadioCards } from './radio-cards';
import styles from './method-grid.module.css';

export interface MethodGridProps {
  label: string;
  methods: readonly { name: string; icon: string }[];
  selected: string | null;
  onSelect(name: string): void;
  /** Short tags below a name, e.g. `+2%`. */
  tagsOf?(name: string): readonly string[];
}

/** Payment methods by name: several account kinds of one wallet are one choice. @see FUNDS-005 */
export function MethodGrid({ label, methods, selected, onSelect, tagsOf }: MethodGridProps) {
  const named = methods.filter(({ name }, index) => methods.findIndex((other) => other.name === name) === index);
  const cards = named.map(({ name, icon }) => ({
    id: name,
    content: (
      <>
        <img className={styles.icon} src={storagePath(icon)} alt="" width={40} height={40} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <Tags tags={tagsOf?.(name) ?? []} />
        </span>
      </>
    ),
  }));
  return <RadioCards label={label} cards={cards} selected={selected} onSelect={onSelect} shape="tile" />;
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
    </span>
  );
}
