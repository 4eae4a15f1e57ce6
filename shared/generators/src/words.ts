import { formsOf, type NameForms } from './names';
import type { TemplateWords } from './template';

interface FeatureParts {
  names: NameForms;
  namespace: string;
  path: string;
}

export const featureWords = ({ names, namespace, path }: FeatureParts): TemplateWords => ({
  'sample-feature': names.kebab,
  sampleFeature: names.camel,
  SampleFeature: names.pascal,
  SAMPLE_FEATURE: names.upper,
  'Sample feature': names.words,
  sampleNamespace: namespace,
  '/sample-path': path,
});

interface RemoteParts {
  area: string;
  about: string;
}

const remoteWords = ({ area, about }: RemoteParts): TemplateWords => ({ 'sample-area': area, 'About the sample area.': about });

/** Replacements for a public page; the template's page is for players. */
const publicWords: TemplateWords = { "access: 'player'": "access: 'public'", '| player |': '| public |' };

interface AreaParts extends RemoteParts {
  feature: string;
  path: string;
  isPublic: boolean;
}

/** Replacements for a whole area with its first page. */
export const wordsOf = ({ area, feature, path, about, isPublic }: AreaParts): TemplateWords => ({
  ...featureWords({ names: formsOf(feature), namespace: area, path }),
  ...remoteWords({ area, about }),
  ...(isPublic ? publicWords : {}),
});
