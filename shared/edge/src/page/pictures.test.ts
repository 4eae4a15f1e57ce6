import { FIRST_SLIDE, pagePicturesId, PICTURE_PLACE } from '@site/api/contracts/site';
import type { Owner } from './path-owner';
import { documentPictures, firstPictures, picturesOf, picturesReadOf, withPictures } from './pictures';
import { visitorOf } from './visitor';

const READ = '/api/first-posters';
const owner = (pictures?: string) => ({ claim: { path: '/games', access: 'public', pictures } }) as unknown as Owner;
const readAt = (url: string, { claimed = READ, headers = {} } = {}) => picturesReadOf(owner(claimed), url, visitorOf(headers));
const own = (...addresses: string[]) => picturesOf(new Map([[READ, JSON.stringify(addresses)]]), READ);
const place = (name: string | number) => `<p><span class="a" ${PICTURE_PLACE}="${name}"></span></p>`;

it.each([
  ['the read of the claim', '/games', READ, READ],
  ['the query of the page', '/games?type=SLOT&title=a%26b', READ, `${READ}?type=SLOT&title=a%26b`],
  ['the query of the claim', '/casino', `${READ}?type=LIVE`, `${READ}?type=LIVE`],
  ['the query of the page before that of the claim', '/casino?type=SLOT', `${READ}?type=LIVE`, `${READ}?type=SLOT`],
  ['a name that is there twice, which the platform refuses', '/games?type=A&type=B', READ, `${READ}?type=A&type=B`],
])('asks for the pictures of a page with %s', (_, url, claimed, read) => {
  expect(readAt(url, { claimed })).toBe(read);
});

it('asks for no pictures for a page without them, for a long query, and for a visitor who saves data', () => {
  expect(picturesReadOf(owner(), '/games', visitorOf({}))).toBeNull();
  expect(picturesReadOf(null, '/games', visitorOf({}))).toBeNull();
  expect(readAt(`/games?q=${'x'.repeat(2000)}`)).toBeNull();
  expect(readAt('/games', { headers: { 'save-data': 'on' } })).toBeNull();
  expect(readAt('/games', { headers: { cookie: 'language=bn; data-saver=1' } })).toBeNull();
  expect(readAt('/games', { headers: { cookie: 'data-saver=0' } })).toBe(READ);
});

it('puts each picture into its place, and leaves a place without a picture as it is', () => {
  const pictures = own('/storage/games/A"B.svg', '/storage/games/C.svg');
  expect(withPictures(place(0) + place(1) + place(2) + place('constructor'), pictures)).toBe(
    '<p><img class="a" src="/storage/games/A&quot;B.svg" alt=""></p><p><img class="a" src="/storage/games/C.svg" alt=""></p>' +
      place(2) +
      place('constructor'),
  );
});

it.each([
  ['addresses of another origin', ['https://evil.example/a.svg', '//evil.example/a.svg', 'javascript:run()']],
  ['addresses outside of the storage', ['/api/log-out', '/']],
])('shows no picture with %s', (_, addresses) => {
  expect(own(...addresses).size).toBe(0);
});

it.each(['{"pictures":[]}', '[1]', 'null'])('shows no picture of the answer %s', (answer) => {
  expect(picturesOf(new Map([[READ, answer]]), READ).size).toBe(0);
});

it('tells the browser at once of the pictures that the frame has, and of the first slide', () => {
  const pictures = new Map([[FIRST_SLIDE, '/storage/slide.svg'], ...own('/storage/a.svg', '/storage/b.svg')]);
  expect(firstPictures(pictures, withPictures(place(1), pictures))).toEqual(['/storage/slide.svg', '/storage/b.svg']);
  expect(firstPictures(pictures)).toEqual(['/storage/slide.svg']);
});

it('leaves the addresses to the area under the address of the page, and no text in them ends their element', () => {
  const [written = ''] = documentPictures(own('/storage/</script>.svg'), '/games?q="x"');
  expect(written).toContain(` id="${pagePicturesId('/games?q=&quot;x&quot;')}"`);
  expect(written.match(/<\/script>/g)).toHaveLength(1);
  expect(documentPictures(new Map([[FIRST_SLIDE, '/storage/slide.svg']]), '/').join()).toContain('{"first-slide":"/storage/slide.svg"}');
  expect(documentPictures(new Map(), '/')).toEqual([]);
});
