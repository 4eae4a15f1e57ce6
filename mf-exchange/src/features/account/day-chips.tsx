import { useText } from '@site/i18n';
import { ChipRow } from '@site/ui/choice';
import { DAY_NAMES, DAYS } from './account.rules';

interface DayChipsProps {
  current: string;
  onChoose(day: string): void;
}

export function DayChips({ current, onChoose }: DayChipsProps) {
  const t = useText('exchange');
  return (
    <ChipRow label={t('account.day')} chips={DAYS.map((id) => ({ id, label: t(DAY_NAMES[id]) }))} current={current} onChoose={onChoose} />
  );
}
