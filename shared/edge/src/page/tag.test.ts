import { tag } from './tag';

it('writes every value so that none ends its attribute or its tag', () => {
  expect(tag('script', { src: `a" onload='x'>&`, defer: true, nonce: false })).toBe(
    '<script src="a&quot; onload=&#39;x&#39;&gt;&amp;" defer>',
  );
});
