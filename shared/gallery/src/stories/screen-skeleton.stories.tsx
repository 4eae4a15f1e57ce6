import { ScreenSkeleton } from '@site/ui/screen-skeleton';
import type { Story } from '../story';

export const screenSkeleton: Story[] = [{ component: 'ScreenSkeleton', room: 'view', states: { loading: () => <ScreenSkeleton /> } }];
