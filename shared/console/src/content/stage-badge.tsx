import { useText } from '@site/i18n';
import { Badge } from '@site/ui/badge';
import { type ContentItem, stageOf } from './content.rules';

const VARIANTS = { shown: 'good', soon: 'new', over: 'quiet', off: 'quiet' } as const;

/** Label that says whether players see an item now. */
export function StageBadge({ item }: { item: ContentItem }) {
  const t = useText('console');
  const stage = stageOf(item, Date.now());
  return <Badge variant={VARIANTS[stage]}>{t(`content.stage.${stage}`)}</Badge>;
}
