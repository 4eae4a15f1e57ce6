import type { Violation } from './violation';

const client = `import { api } from '@site/api';\nexport const used = api;\n`;
const contract = `import { api } from '@site/api/contracts/wallet';\nexport const used = api;\n`;
const named = (name: string, from: string) => `import { ${name} } from '${from}';\nexport const used = ${name};\n`;

/** Imports that the table of boundaries refuses, each with the accepted form. */
export const boundaryViolations: Record<string, Violation> = {
  'a remote imports another remote': {
    rule: 'site/boundaries',
    file: 'mf-one/src/a.ts',
    refused: named('mftwo', '@site/mf-two'),
    accepted: named('remote', '@site/remote'),
  },
  'a remote imports the shell': {
    rule: 'site/boundaries',
    file: 'mf-one/src/b.ts',
    refused: named('shell', '@site/shell'),
    accepted: named('ui', '@site/ui'),
  },
  'a remote imports the client in a view': {
    rule: 'site/boundaries',
    file: 'mf-one/src/c.ts',
    refused: client,
    accepted: client,
    twin: 'mf-one/src/c.queries.ts',
  },
  'a remote imports the platform': {
    rule: 'site/boundaries',
    file: 'mf-one/src/d.ts',
    refused: named('platformkit', '@site/platform-kit'),
    accepted: contract,
  },
  'a remote imports the build outside of its config': {
    rule: 'site/boundaries',
    file: 'mf-one/src/e.ts',
    refused: named('build', '@site/build'),
    accepted: named('build', '@site/build'),
    twin: 'mf-one/webpack.config.mjs',
  },
  'a remote imports a vendor that the shell holds': {
    rule: 'site/boundaries',
    file: 'mf-one/src/f.ts',
    refused: `import { Link } from 'react-router-dom';\nexport const used = Link;\n`,
    accepted: named('remote', '@site/remote'),
  },
  'a feature imports another feature': {
    rule: 'site/boundaries',
    file: 'mf-one/src/features/games/a.ts',
    refused: named('home', '../home/home.rules'),
    accepted: named('games', './games.rules'),
  },
  'an import reaches further than its parent': {
    rule: 'site/boundaries',
    file: 'mf-one/src/x/y/z.ts',
    refused: named('far', '../../far'),
    accepted: named('near', '../near'),
  },
  'a relative import leaves its package': {
    rule: 'site/boundaries',
    file: 'mf-one/g.ts',
    refused: named('shell', '../shell/src/index'),
    accepted: named('h', './src/h'),
  },
  'the shell imports a remote': {
    rule: 'site/boundaries',
    file: 'shell/src/a.ts',
    refused: named('mfone', '@site/mf-one'),
    accepted: client,
  },
  'the contract of remotes imports the client itself': {
    rule: 'site/boundaries',
    file: 'shared/remote/src/a.ts',
    refused: client,
    accepted: `import type { api } from '@site/api';\nexport type Used = typeof api;\n`,
  },
  'ui imports a contract': {
    rule: 'site/boundaries',
    file: 'shared/ui/src/a.ts',
    refused: contract,
    accepted: named('i18n', '@site/i18n'),
  },
  'a contract imports the client': {
    rule: 'site/boundaries',
    file: 'shared/api/src/contracts/wallet/a.ts',
    refused: client,
    accepted: named('api', '@site/api/schema'),
  },
  'the platform imports the client': { rule: 'site/boundaries', file: 'shared/platform/kit/src/a.ts', refused: client, accepted: contract },
  'a demo game imports the ledger': {
    rule: 'site/boundaries',
    file: 'shared/platform/demo-games/src/a.ts',
    refused: named('platformdomains', '@site/platform-domains/ledger'),
    accepted: named('platformdomains', '@site/platform-domains/signature'),
  },
  'a domain imports past the door of another': {
    rule: 'site/boundaries',
    file: 'shared/platform/domains/src/funds/a.ts',
    refused: named('post', '../ledger/post.repository'),
    accepted: named('platformdomains', '../ledger'),
  },
  'a domain imports a higher one': {
    rule: 'site/boundaries',
    file: 'shared/platform/domains/src/ledger/a.ts',
    refused: named('platformdomains', '../funds'),
    accepted: named('platformkit', '@site/platform-kit'),
  },
  'an operator’s command imports a demo game': {
    rule: 'site/boundaries',
    file: 'shared/platform/operator/src/a.ts',
    refused: named('games', '@site/platform-demo-games'),
    accepted: named('platformdomains', '@site/platform-domains/funds'),
  },
  'a repository imports a builder of statements': {
    rule: 'site/boundaries',
    file: 'shared/platform/domains/src/funds/a.repository.ts',
    refused: named('eq', 'drizzle-orm'),
    accepted: named('sql', '@site/platform-kit/data/sql'),
  },
  'a repository imports a second copy of the tag': {
    rule: 'site/boundaries',
    file: 'shared/platform/domains/src/funds/b.repository.ts',
    refused: named('sql', 'sql-template-tag'),
    accepted: named('sql', 'sql-template-tag'),
    twin: 'shared/platform/kit/src/data/sql.ts',
  },
  'e2e imports the platform': {
    rule: 'site/boundaries',
    file: 'e2e/a.ts',
    refused: named('platformkit', '@site/platform-kit'),
    accepted: contract,
  },
};
