import { useCallback, useEffect, useRef, useMemo } from 'react';
import { useAtomValue } from 'jotai';
import { useText } from '@site/i18n';
import type { MemberTab } from '@site/remote';
import { Icon, ScreenTitle } from '@site/ui';
import { channelDocumentAtom } from '#composition/releases/channel-document.atoms';
import { useInternals } from '#composition/services/internals';
import { panelsOf } from '#composition/releases/candidates';
import { tabLabel } from './member-tabs';
import { Overview } from './overview';
import { PanelSlot } from './panel-slot';
import { SideNav } from './side-nav';
import { useTab } from './use-tab';
import styles from './member-center.module.css';

/** `/account` on a desktop: the areas of the account as tabs. The history entry holds the tab; the path stays the same. @see SHELL-072 */
export function MemberCenterPage() {
  const t = useText('account');
  const { remotes } = useInternals();
  const panels = usePanels();
  const [wanted, show] = useTab();
  const place = useRef<HTMLElement>(null);
  const isFirst = useRef(true);

  const openTab = useCallback(
    (tab: MemberTab) => {
      if (panelsOf(remotes.now(), remotes.place).has(tab)) show(tab);
    },
    [remotes, show],
  );
  const remote = panels.get(wanted);
  const shown = wanted === 'overview' || remote === undefined ? null : { tab: wanted, remote };

  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else place.current?.focus();
  }, [wanted]);

  return (
    <div className={styles.center}>
      <SideNav panels={panels} shown={shown?.tab ?? 'overview'} onShow={show} />
      <section ref={place} tabIndex={-1} className={styles.place} aria-label={shown ? t(tabLabel(shown.tab)) : t('tab.overview')}>
        {shown && (
          <button type="button" className={styles.back} onClick={() => show('overview')}>
            <Icon name="arrow-left" size="s" />
            {t('member.back')}
          </button>
        )}
        {/* The page shows the heading, not the panel, so that a tab has one while its panel loads or when it fails. */}
        <ScreenTitle className={styles.heading}>{t(shown ? tabLabel(shown.tab) : 'overview.title')}</ScreenTitle>
        {shown ? (
          <PanelSlot key={shown.tab} panel={shown.tab} remote={shown.remote} openTab={openTab} />
        ) : (
          <Overview panels={panels} openTab={openTab} />
        )}
      </section>
    </div>
  );
}

/** Panel -> the remote that offers it, from the newest document: a panel that is released while the page is open appears at once. */
function usePanels(): ReadonlyMap<string, string> {
  const { remotes } = useInternals();
  const newest = useAtomValue(channelDocumentAtom);
  return useMemo(() => panelsOf(newest ?? remotes.now(), remotes.place), [newest, remotes]);
}
