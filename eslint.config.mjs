import { register } from 'tsx/esm/api';

// ESLint loads this file in plain Node.
const unregister = register();
const { preset } = await import('@site/lint');
await unregister();

export default preset;
