import type { NameForms } from './names';
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

export const remoteWords = ({ area, about }: RemoteParts): TemplateWords => ({ 'sample-area': area, 'About the sample area.': about });

/** Replacements for a public page; the template's page is for players. */
export const publicWords: TemplateWords = { "access: 'player'": "access: 'public'", '| player |': '| public |' };
