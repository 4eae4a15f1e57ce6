import { PlayerAvatar } from '@site/ui/avatar';
import type { Story } from '../story';

export const avatar: Story[] = [{ component: 'PlayerAvatar', states: { default: () => <PlayerAvatar /> } }];
