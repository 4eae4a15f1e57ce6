declare module 'eslint-plugin-jsx-a11y' {
  const plugin: { flatConfigs: { recommended: import('eslint').Linter.Config } };
  export default plugin;
}
