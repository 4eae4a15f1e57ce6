import type { PanelProps } from '@site/remote';

export function WalletPanel(_props: PanelProps) {
  return null;
}
