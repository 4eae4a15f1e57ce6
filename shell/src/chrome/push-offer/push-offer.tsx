import { useState } from 'react';
import { useAtom, useSetAtom } from 'jotai';
import { addTexts, useText } from '@site/i18n';
import { Link } from '@site/remote';
import { switchPushOn } from '@site/remote/push';
import { Button, Icon } from '@site/ui';
import { pushOfferAtom } from '#core/push-offer';
import en from '#locales/push/en.json';
import { rememberAnswerAtom } from './answered';
import styles from './push-offer.module.css';

const NAMESPACE = 'push';
const SETTINGS = '/security';

/** Loads the words of the offer. @returns its view */
export async function loadPushOffer() {
  addTexts(NAMESPACE, 'en', en);
  // When Bangla cannot be loaded, the offer is in English.
  await addTexts(NAMESPACE, 'bn', () => import('#locales/push/bn.json')).catch(() => undefined);
  return PushOffer;
}

/** Quiet offer of notifications. The browser's own question comes only after "Yes". */
function PushOffer() {
  const t = useText(NAMESPACE);
  const [key, setOffer] = useAtom(pushOfferAtom);
  const rememberAnswer = useSetAtom(rememberAnswerAtom);
  const [step, setStep] = useState<'asks' | 'waits' | 'on' | 'failed'>('asks');
  if (key === null) return null;

  const decline = () => {
    setOffer(null);
    void rememberAnswer();
  };

  async function accept(publicKey: string) {
    setStep('waits');
    try {
      if (await switchPushOn(publicKey)) setStep('on');
      else setOffer(null);
    } catch {
      setStep('failed');
    }
    await rememberAnswer();
  }

  return (
    <div role="status" className={styles.offer}>
      <Icon name="info" />
      {step === 'on' || step === 'failed' ? (
        <p className={styles.words}>
          {t(`offer.${step}`)} <Link to={SETTINGS}>{t('offer.settings')}</Link>
        </p>
      ) : (
        <>
          <p className={styles.words}>{t('offer.question')}</p>
          <div className={styles.answers}>
            <Button size="s" disabled={step === 'waits'} onClick={() => void accept(key)}>
              {t('offer.yes')}
            </Button>
            <Button size="s" variant="quiet" disabled={step === 'waits'} onClick={decline}>
              {t('offer.no')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
