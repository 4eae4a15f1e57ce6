import { useState, type FormEvent } from 'react';
import { formatCount, useText } from '@site/i18n';
import { MIN_VP } from '@site/api/contracts/rewards';
import { useDraft } from '@site/remote';
import { Button } from '@site/ui';
import { Card } from '@site/ui/card';
import { TextField } from '@site/ui/forms';
import { ConversionPreview } from './conversion-preview';
import { MessageDialog } from './message-dialog';
import { useConvert } from './use-convert';
import { cleanPoints, inlineProblem, readPoints } from './vip.rules';
import styles from './convert-form.module.css';

/** Form of the phone; the minimum is 10 points. @see REWARDS-018..020 */
export function ConvertForm({ owned }: { owned: number }) {
  const t = useText('rewards');
  const draft = useDraft('vip-points', '');
  const [points, setPoints] = useState(draft.start);
  const change = (next: string) => {
    setPoints(next);
    draft.keep(next);
  };
  const { convert, isPending, message, forget } = useConvert(MIN_VP, () => change(''));
  const problem = inlineProblem(points);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    convert(readPoints(points));
  };

  return (
    <Card title={t('vip.convert.title')} lead={t('vip.convert.lead')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          label={t('vip.convert.points')}
          hint={t('vip.convert.owned', { points: formatCount(owned) })}
          error={problem && t(problem)}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0"
          value={points}
          suffix={<AllButton onClick={() => change(String(owned))} />}
          onChange={(event) => change(cleanPoints(event.target.value))}
        />
        <ConversionPreview points={readPoints(points)} minimum={MIN_VP} />
        <Button type="submit" variant="gold" size="l" isWide isBusy={isPending}>
          {t(isPending ? 'vip.convert.busy' : 'vip.convert.submit')}
        </Button>
      </form>
      <MessageDialog message={message} onClose={forget} />
    </Card>
  );
}

function AllButton({ onClick }: { onClick: () => void }) {
  const t = useText('rewards');
  return (
    <Button variant="quiet" size="s" onClick={onClick}>
      {t('vip.convert.all')}
    </Button>
  );
}
