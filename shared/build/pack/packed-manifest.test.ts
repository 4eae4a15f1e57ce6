import { packedManifest, type Facts } from './packed-manifest';
import { manifestOf, PACKED, type PackedPackage, type SourceManifest } from './packages';

const PACKAGE: PackedPackage = { folder: 'ui', folders: ['src'], leftOut: /^src\/testing\// };
const SOURCE: SourceManifest = {
  name: '@site/ui',
  version: '1.0.0',
  description: 'The look.',
  exports: { '.': './src/index.ts', './forms/*': './src/forms/*/index.tsx', './testing': './src/testing/index.ts' },
  imports: { '#text': './src/text.ts' },
  dependencies: { '@site/api': '1.0.0', react: '19.3.1', uqr: '0.1.3' },
  devDependencies: { '@types/react': '19.3.0', jest: '30.0.0' },
};
const FACTS: Facts = {
  version: '1.4.0',
  own: { '@site/api': '1.2.0' },
  imported: new Set(['react', 'node:path', '@site/api']),
  root: { engines: { node: '>=20.19' }, devDependencies: { '@types/node': '20.19.43', eslint: '9.39.5' } },
};

it('leads the same entries to compiled files, and leaves out what needs this repository', () => {
  const { exports, imports } = packedManifest(SOURCE, PACKAGE, FACTS);
  expect(exports).toEqual({ '.': './src/index.js', './forms/*': './src/forms/*/index.js' });
  expect(imports).toEqual({ '#text': './src/text.js' });
});

it('pins own packages and those of the registry, and asks for the packages that the shell provides', () => {
  const { dependencies, peerDependencies, version, provided } = packedManifest(SOURCE, PACKAGE, FACTS);
  expect(dependencies).toEqual({ '@types/node': '20.19.43', '@types/react': '19.3.0', '@site/api': '1.2.0', uqr: '0.1.3' });
  expect(peerDependencies).toEqual({ react: '19.3.1' });
  expect({ version, provided }).toEqual({ version: '1.4.0', provided: '1.0.0' });
});

it('refuses an import that no dependency covers, because only this repository has that package by chance', () => {
  const facts = { ...FACTS, imported: new Set(['axios']) };
  expect(() => packedManifest(SOURCE, PACKAGE, facts)).toThrow('@site/ui imports axios. Add them to the dependencies of its package.json.');
});

it('packs every own package that a packed one depends on', () => {
  const names = PACKED.map(({ folder }) => `@site/${folder}`);
  const needed = PACKED.flatMap(({ folder }) => Object.keys(manifestOf(`shared/${folder}`).dependencies ?? {}));
  expect(needed.filter((name) => name.startsWith('@site/') && !names.includes(name))).toEqual([]);
});
