import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expectAccessible } from '@site/testing';
import { QrCode } from './qr-code';
import { qrPath, QUIET_ZONE } from './qr-path';

const URI = 'otpauth://totp/Shapla:rahim2026?issuer=Shapla&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&period=30&digits=6';

/** The modules that a path paints, row by row. */
function painted({ path, size }: ReturnType<typeof qrPath>) {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  return rows;
}

it('paints every module of the code and no other', () => {
  expect(painted(qrPath(URI))).toEqual(encode(URI, { ecc: 'M', border: QUIET_ZONE }).data);
});

it('leaves four light modules on every side', () => {
  const rows = painted(qrPath('https://shapla.example/r/RAHIM'));
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [x, y] : [])));
  expect([Math.min(...dark), Math.max(...dark)]).toEqual([4, rows.length - 5]);
});

it('is one picture with a name, in the given size', async () => {
  render(<QrCode text={URI} label="Code for the authenticator app" size={240} />);
  const code = screen.getByRole('img', { name: 'Code for the authenticator app' });
  expect(code).toHaveAttribute('width', '240');
  expect(code.querySelectorAll('path')).toHaveLength(1);
  await expectAccessible();
});
