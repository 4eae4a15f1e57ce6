import { unknownVariables } from './unknown-variables';

it('names a wrong variable with the name that is probably meant, all in one line', () => {
  expect(unknownVariables({ SITE_HOST: 'play.example', SITE_MOD: 'production' })).toEqual([
    'No program reads these variables: SITE_HOST (is SITE_HOSTS meant?), SITE_MOD (is SITE_MODE meant?). shared/docs/variables.md lists all names.',
  ]);
});

it('offers no name that differs much', () => {
  expect(unknownVariables({ SITE_BANNER_COLOUR: 'red' })).toEqual([expect.stringContaining('variables: SITE_BANNER_COLOUR. ')]);
});

it('does not warn of variables that a program reads, and of those of other programs', () => {
  expect(unknownVariables({ SITE_MODE: 'sandbox', SITE_URL: '', PATH: '/bin', HOSTS: 'a', WEBSITE_NAME: 'other' })).toEqual([]);
});
