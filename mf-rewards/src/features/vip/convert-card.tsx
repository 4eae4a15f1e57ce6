import { useState, type FormEvent } from 'react';
import { MIN_VP_MEMBER_CENTER } from '@site/api/contracts/rewards';
import { CURRENCY_SYMBOL, formatCount, useText } from '@site/i18n';
import { useDraft } from '@site/remote';
import { Button } from '@site/ui';
import { Card } from '@site/ui/card';
import { TextField } from '@site/ui/forms';
import { ConversionPreview } from './conversion-preview';
import { MessageDialog } from './message-dialog';
import { useConvert } from './use-convert';
import { cleanMoney, cleanPoints, inlineProblem, moneyText, pointsText, readPoints } from './vip.rules';
import styles from './convert-form.module.css';

/** Form with points and money, each filling the other; the minimum is 4000 points. @see REWARDS-025 */
export function ConvertCard({ owned }: { owned: number }) {
  const t = useText('rewards');
  const draft = useDraft('vip-points', '');
  const [points, setPoints] = useState(draft.start);
  const [money, setMoney] = useState(() => moneyText(draft.start));
  const change = (nextPoints: string, nextMoney: string) => {
    setPoints(nextPoints);
    setMoney(nextMoney);
    draft.keep(nextPoints);
  };
  const { convert, isPending, message, forget } = useConvert(MIN_VP_MEMBER_CENTER, () => change('', ''));
  const problem = inlineProblem(points, MIN_VP_MEMBER_CENTER);

  const handlePoints = (typed: string) => {
    const next = cleanPoints(typed);
    change(next, moneyText(next));
  };
  const handleMoney = (typed: string) => {
    const next = cleanMoney(typed);
    change(pointsText(next), next);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    convert(readPoints(points));
  };

  return (
    <Card title={t('vip.convert.title')} lead={t('vip.convert.lead')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <div className={styles.pair}>
          <TextField
            label={t('vip.convert.points')}
            hint={t('vip.convert.from', { minimum: formatCount(MIN_VP_MEMBER_CENTER), points: formatCount(owned) })}
            error={problem && t(problem)}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={points}
            onChange={(event) => handlePoints(event.target.value)}
          />
          <TextField
            label={t('vip.convert.money')}
            hint={t('vip.convert.ratio')}
            prefix={CURRENCY_SYMBOL}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            value={money}
            onChange={(event) => handleMoney(event.target.value)}
          />
        </div>
        <ConversionPreview points={readPoints(points)} minimum={MIN_VP_MEMBER_CENTER} />
        <Button type="submit" variant="gold" size="l" isBusy={isPending}>
          {t(isPending ? 'vip.convert.busy' : 'vip.convert.submit')}
        </Button>
      </form>
      <MessageDialog message={message} onClose={forget} />
    </Card>
  );
}
