import { useText } from '@site/i18n';
import { useLocation } from '@site/remote';
import { ODDS_VIEW } from '#paths';
import { withLaterTexts } from '#texts';
import { LazyDisclosure } from '../lazy-disclosure';
import { useOneTap } from './use-one-tap';

const loadForm = () => withLaterTexts(import('./one-tap-form').then((module) => module.OneTapForm));

/** The way to switch one-tap bets on, in the preferences of the slip. */
export function OneTapChoice() {
  const t = useText('exchange');
  const isOn = useOneTap() !== null;
  // The bar that shows them is in the odds view only.
  const hasBar = useLocation().pathname === ODDS_VIEW;
  return isOn || !hasBar ? null : <LazyDisclosure label={t('oneTap')} load={loadForm} />;
}
