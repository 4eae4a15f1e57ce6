import { useState } from 'react';
import { ChipRow, Tabs } from '@site/ui/choice';
import { Switch } from '@site/ui/switch';
import type { Say, Story } from '../story';

const few = (say: Say) => [
  { id: 'open', label: say('Open', 'খোলা') },
  { id: 'settled', label: say('Settled', 'নিষ্পত্তি') },
  { id: 'cancelled', label: say('Cancelled', 'বাতিল') },
];
const many = (say: Say) => [
  ...few(say),
  { id: 'cricket', label: say('Cricket', 'ক্রিকেট') },
  { id: 'football', label: say('Football', 'ফুটবল') },
  { id: 'tennis', label: say('Tennis', 'টেনিস') },
  { id: 'long', label: say('Leagues of the whole world', 'সারা বিশ্বের লিগ') },
];

interface InUseProps {
  label: string;
  items: ReturnType<typeof few>;
}

function TabsInUse({ label, items }: InUseProps) {
  const [current, setCurrent] = useState('open');
  return (
    <Tabs label={label} tabs={items} current={current} onChange={setCurrent}>
      <p>{items.find(({ id }) => id === current)?.label}</p>
    </Tabs>
  );
}

function ChipsInUse({ label, items, isMany }: InUseProps & { isMany?: boolean }) {
  const [on, setOn] = useState<readonly string[]>(['open']);
  const turn = (id: string) => setOn(on.includes(id) ? on.filter((one) => one !== id) : [...on, id]);
  return (
    <ChipRow
      label={label}
      chips={items}
      current={isMany ? on : (on[0] ?? null)}
      onChoose={isMany ? turn : (id) => setOn(on[0] === id ? [] : [id])}
    />
  );
}

function SwitchInUse({ label }: { label: string }) {
  const [isOn, setOn] = useState(true);
  return <Switch label={label} isOn={isOn} onChange={setOn} />;
}

const saver = (say: Say) => say('Data saver', 'ডেটা সাশ্রয়');
const bets = (say: Say) => say('Bets', 'বাজি');

export const choice: Story[] = [
  {
    component: 'Tabs',
    states: {
      default: (say) => <TabsInUse label={bets(say)} items={few(say)} />,
      focus: (say) => <TabsInUse label={bets(say)} items={few(say)} />,
      'more than fit': (say) => <TabsInUse label={bets(say)} items={many(say)} />,
    },
  },
  {
    component: 'ChipRow',
    states: {
      'choice of one': (say) => <ChipsInUse label={bets(say)} items={few(say)} />,
      'choice of several': (say) => <ChipsInUse label={bets(say)} items={few(say)} isMany />,
      hover: (say) => <ChipRow label={bets(say)} chips={few(say)} current={null} onChoose={() => undefined} />,
      focus: (say) => <ChipRow label={bets(say)} chips={few(say)} current={null} onChoose={() => undefined} />,
      'more than fit': (say) => <ChipsInUse label={bets(say)} items={many(say)} />,
    },
  },
  {
    component: 'Switch',
    states: {
      on: (say) => <SwitchInUse label={saver(say)} />,
      off: (say) => <Switch label={saver(say)} isOn={false} onChange={() => undefined} />,
      disabled: (say) => <Switch label={saver(say)} isOn isDisabled onChange={() => undefined} />,
      focus: (say) => <SwitchInUse label={saver(say)} />,
    },
  },
];
