import webpack from 'webpack';
import { acceptedKeys } from './release-keys.mjs';

/** Compiles the public keys into the host as `RELEASE_KEYS`: it follows no document that another key signed. @param {string} root */
export const releaseKeys = (root) => new webpack.DefinePlugin({ RELEASE_KEYS: JSON.stringify(acceptedKeys(root)) });
