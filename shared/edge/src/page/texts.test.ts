import { pageTextsId, TEXT_PLACE } from '@site/api/contracts/site';
import { documentTexts, textsOf, withTexts } from './texts';

const READ = '/api/event-names?eventId=1';
const place = (index: number, text = '') => `<h1><span ${TEXT_PLACE}="${index}">${text}</span></h1>`;

it('puts each text into its place, as text, and leaves a place without a text as it is', () => {
  expect(withTexts(place(0) + place(1, 'Cricket') + place(2, 'Cricket'), ['<b>A & B</b>', 'C v D'])).toBe(
    place(0, '&lt;b&gt;A &amp; B&lt;/b&gt;') + place(1, 'C v D') + place(2, 'Cricket'),
  );
});

it.each(['{"names":[]}', '[1]', 'null'])('shows no text of the answer %s', (answer) => {
  expect(textsOf(new Map([[READ, answer]]), READ)).toEqual([]);
});

it('leaves the texts to the area under the address of the page, and no text ends their element', () => {
  const [written = ''] = documentTexts(['</script>'], '/odds-view?q="x"');
  expect(written).toContain(` id="${pageTextsId('/odds-view?q=&quot;x&quot;')}"`);
  expect(written.match(/<\/script>/g)).toHaveLength(1);
  expect(documentTexts([], '/odds-view')).toEqual([]);
});
