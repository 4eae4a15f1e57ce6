/** Defaults that several programs share. Plain JavaScript, because `npm start` reads them before packages are installed. */
export const DEFAULTS = Object.freeze({
  PORT: 3000,
  CHANNEL: 'live',
  STORE_DIR: '.store',
  DATA_DIR: '.data',
  RELEASE_DATA_DIR: '.data/release',
  /** Works only from this machine, on a site that no other machine reaches; elsewhere the start refuses or ignores it. */
  OPERATOR_KEY: 'local-operator',
});

/** Distance of each further port from `PORT`. */
export const AFTER_PORT = Object.freeze({ GAMES_PORT: 1, SANDBOX_PORT: 2, EXCHANGE_PORT: 3, OPERATOR_PORT: 4, RELEASE_PORT: 5 });
