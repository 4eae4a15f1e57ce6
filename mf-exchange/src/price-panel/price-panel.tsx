import { use, useState, type ReactNode } from 'react';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Sheet } from '@site/ui';
import { ChipRow, Tabs } from '@site/ui/choice';
import { Ladder } from './ladder';
import { PriceChart } from './price-chart';
import { PricePanelContext, type PricePanelProps } from './price-panel-context';
import styles from './price-panel.module.css';

/** Ladder and price chart of one runner: a sheet on a phone, side by side below the market on a desktop. */
export function PricePanel() {
  const panel = use(PricePanelContext);
  return panel && <Panel {...panel} />;
}

function Panel(panel: PricePanelProps) {
  const t = useText('exchange');
  const isPhone = useShell().layout === 'mobile';
  const { runners, marketId } = panel.market;
  const [chosen, setChosen] = useState(runners[0]?.selectionId ?? '');
  const runner = runners.find(({ selectionId }) => selectionId === chosen) ?? runners[0];
  if (!runner) return null;
  const { selectionId, SelectionName: name } = runner;
  const choice = (
    <ChipRow
      label={t('market.runner')}
      chips={runners.map((one) => ({ id: one.selectionId, label: t(one.SelectionName) }))}
      current={selectionId}
      onChoose={setChosen}
    />
  );
  const ladder = <Ladder key={`ladder ${selectionId}`} {...panel} selectionId={selectionId} name={name} />;
  const chart = <PriceChart key={`chart ${selectionId}`} marketId={marketId} selectionId={selectionId} name={t(name)} />;

  if (isPhone)
    return (
      <Sheet isOpen onClose={panel.onClose} title={t('market.ladder')}>
        <div className={styles.sheet}>
          {choice}
          <OneOf ladder={ladder} chart={chart} />
        </div>
      </Sheet>
    );
  return (
    <div className={styles.panel}>
      {choice}
      <div className={styles.both}>
        {ladder}
        {chart}
      </div>
    </div>
  );
}

function OneOf({ ladder, chart }: Record<'ladder' | 'chart', ReactNode>) {
  const t = useText('exchange');
  const [current, setCurrent] = useState('ladder');
  const tabs = ['ladder', 'chart'].map((id) => ({ id, label: t(id) }));
  return (
    <Tabs label={t('market.ladder')} tabs={tabs} current={current} onChange={setCurrent}>
      {current === 'ladder' ? ladder : chart}
    </Tabs>
  );
}
