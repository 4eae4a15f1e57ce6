import { languageOf } from './language.rules';

it.each([
  ['where is my deposit', 'en'],
  ['hello', 'en'],
  ['টাকা কোথায়', 'bn'],
  ['deposit কোথায়', 'bn'],
  ['amar deposit kothay', 'bn'],
  ['vai taka paini', 'bn'],
  ['manusher sathe kotha bolte chai', 'bn'],
  ['bikash number den', 'bn'],
  ['ki obostha', 'bn'],
  ['PW7M2Q9XTA', null],
  ['deposit', null],
  ['12345', null],
  ['😀', null],
  ['', null],
])('reads "%s" as %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
