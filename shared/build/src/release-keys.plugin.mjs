import webpack from 'webpack';
import { acceptedKeys } from './release-keys.mjs';

/** Compiles the public keys into the host as `RELEASE_KEYS`; the host follows only documents that one of them signed. @param {string} root */
export const releaseKeys = (root) => new webpack.DefinePlugin({ RELEASE_KEYS: JSON.stringify(acceptedKeys(root)) });
