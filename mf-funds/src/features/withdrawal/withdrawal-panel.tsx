import type { PanelProps } from '@site/remote';

export function WithdrawalPanel(_props: PanelProps) {
  return null;
}
