import { useState } from 'react';
import { storagePath } from '@site/api/contracts/site';
import { useQuery, useShell } from '@site/remote';
import { DrawnLogo } from './drawn-logo';
import { logoQuery } from './logo.queries';
import styles from './site-logo.module.css';

/** The operator's logo, or our own drawing when it cannot be loaded. The box keeps its size. */
export function SiteLogo() {
  const { settings } = useShell();
  const logos = useQuery(logoQuery());
  const [isBroken, setBroken] = useState(false);
  const file = logos.data?.[0]?.logo;
  const name = settings?.site_title ?? 'Shapla';

  if (logos.isPending) return <div className={styles.box} />;
  return (
    <div className={styles.box}>
      {file && !isBroken ? (
        <img className={styles.image} src={storagePath(file)} alt={name} onError={() => setBroken(true)} />
      ) : (
        <DrawnLogo name={name} />
      )}
    </div>
  );
}
