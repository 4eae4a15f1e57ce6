import { useState } from 'react';
import { useText } from '@site/i18n';
import { CrashBoundary, LazyPage, useLocation } from '@site/remote';
import { ODDS_VIEW } from '#paths';
import { withLaterTexts } from '#texts';
import { Button, LoadFailure, Skeleton } from '@site/ui';
import { useOneTap } from './use-one-tap';

const loadForm = () => withLaterTexts(import('./one-tap-form').then((module) => module.OneTapForm));

/** The way to switch one-tap bets on, in the preferences of the slip. */
export function OneTapChoice() {
  const t = useText('exchange');
  const isOn = useOneTap() !== null;
  const [isOpen, setIsOpen] = useState(false);
  const [crash, setCrash] = useState<unknown>(null);
  // The bar that shows them is in the odds view only.
  const hasBar = useLocation().pathname === ODDS_VIEW;
  if (isOn || !hasBar) return null;
  return (
    <>
      <Button variant="quiet" size="s" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('oneTap')}
      </Button>
      {isOpen && crash !== null && <LoadFailure onRetry={() => setCrash(null)} />}
      {isOpen && crash === null && (
        <CrashBoundary onCrash={setCrash}>
          <LazyPage load={loadForm} fallback={<Skeleton />} />
        </CrashBoundary>
      )}
    </>
  );
}
