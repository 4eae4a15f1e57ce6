import type { PanelProps } from '@site/remote';

export function DepositPanel(_props: PanelProps) {
  return null;
}
