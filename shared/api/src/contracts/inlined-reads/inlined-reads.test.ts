import { inlinedJson } from '@site/api/contracts/inlined-reads';

it('writes no text that a browser would read as a tag, and the same answer comes out', () => {
  const answer = { notice: '</script><script>alert(1)</script><!--', title: 'a < b' };
  const written = inlinedJson(JSON.stringify(answer));
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual(answer);
});
