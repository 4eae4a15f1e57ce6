/**
 * The table of `src/zones.mjs` about resolved files: what an import rule cannot see, such as a path that leads out of a package
 * through a re-export, an unresolved import, or a cycle.
 */
const TEST = '\\.test\\.(tsx?|mjs)$';
/** What only tests use. */
const TESTING = [TEST, '/src/testing/', '/testing\\.ts$'];
/** How long any test waits. */
const PATIENCE = '^shared/testing/src/patience\\.mjs$';
/** Clients that speak HTTP as no browser does. */
const RAW_CLIENTS = '^shared/serving/src/testing/';
/** What plants throw-away releases. */
const RELEASE_PROOFS = '^e2e/(site|releases|bench)/';
const PACKAGE = '^(mf-[^/]+|shell|e2e|shared/[^/]+)/';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that need each other are one module.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that nothing answers; the build itself answers `virtual:`.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'remotes-apart',
      comment: 'A remote never imports another remote.',
      severity: 'error',
      from: { path: '^mf-([^/]+)/' },
      to: { path: '^mf-', pathNot: '^mf-$1/' },
    },
    {
      name: 'shell-apart',
      comment: 'The shell meets remotes at run time only, and nobody imports the shell.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^mf-' },
    },
    { name: 'nobody-imports-the-shell', severity: 'error', from: { pathNot: '^shell/' }, to: { path: '^shell/' } },
    { name: 'packages-know-no-remote', severity: 'error', from: { path: '^(shared|e2e)/' }, to: { path: '^mf-' } },
    {
      name: 'features-apart',
      comment: 'A page or app.tsx composes features.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'client-in-queries-only',
      severity: 'error',
      from: { path: '^mf-', pathNot: ['\\.queries\\.ts$', TEST] },
      to: { path: '^shared/api/src/client/' },
    },
    {
      name: 'contracts-are-data',
      severity: 'error',
      from: { path: '^shared/api/src/(contracts|schema|money)/', pathNot: TEST },
      to: { path: '^shared/api/src/client/' },
    },
    {
      name: 'sandbox-serves-contracts',
      severity: 'error',
      from: { path: '^shared/sandbox/' },
      to: { path: '^shared/', pathNot: ['^shared/(sandbox|serving)/', '^shared/api/src/(contracts|schema|money)/', PATIENCE] },
    },
    { name: 'nobody-imports-the-sandbox', severity: 'error', from: { pathNot: '^shared/sandbox/' }, to: { path: '^shared/sandbox/' } },
    {
      name: 'suppliers-outside-the-wallet',
      comment: 'Suppliers move money through signed callbacks only.',
      severity: 'error',
      from: { path: '^shared/sandbox/src/suppliers/', pathNot: TEST },
      to: { path: '^shared/sandbox/src/(modules|seamless)/', pathNot: '^shared/sandbox/src/seamless/signature\\.ts$' },
    },
    {
      name: 'ui-knows-formats-only',
      severity: 'error',
      from: { path: '^shared/ui/', pathNot: TEST },
      to: { path: '^shared/', pathNot: '^shared/(ui|i18n)/' },
    },
    {
      name: 'i18n-knows-nobody',
      severity: 'error',
      from: { path: '^shared/i18n/' },
      to: { path: '^shared/', pathNot: '^shared/(i18n|api/src/money)/' },
    },
    {
      name: 'e2e-over-http',
      severity: 'error',
      from: { path: '^e2e/', pathNot: RELEASE_PROOFS },
      to: {
        path: '^(shell|shared)/',
        pathNot: ['^shared/api/src/(contracts|schema|money)/', '^shared/testing/bin/', PATIENCE, RAW_CLIENTS],
      },
    },
    {
      name: 'release-proofs-plant-releases',
      comment: 'They put releases into a store with the library of the command; everything else goes over HTTP.',
      severity: 'error',
      from: { path: RELEASE_PROOFS },
      to: {
        path: '^(shell|shared)/',
        pathNot: [
          '^shared/api/src/(contracts|schema|money)/',
          '^shared/testing/bin/',
          PATIENCE,
          '^shared/release/src/(index|testing/index)',
          '^shared/remote/src/manifest',
          RAW_CLIENTS,
        ],
      },
    },
    {
      name: 'tools-stay-outside',
      comment: 'Build, lint and release are imported by configs and tools.',
      severity: 'error',
      from: { path: '^(mf-[^/]+|shell)/src/', pathNot: TESTING },
      to: { path: '^shared/(build|lint|release|edge|testing)/' },
    },
    { name: 'tests-are-leaves', severity: 'error', from: { path: PACKAGE, pathNot: TEST }, to: { path: TEST } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.store|\\.data|\\.cache|test-results)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.svg'],
      conditionNames: ['import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
