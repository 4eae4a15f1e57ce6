import { screen } from '@testing-library/react';
import type { RemoteUnderTest } from '@site/testing';

export interface TypedPasswords {
  current?: string;
  password?: string;
  confirmation?: string;
}

/** Changes the password as a player does; leaves empty values out. */
export async function typePasswords(
  { user }: RemoteUnderTest,
  { current = 'old12345', password = 'abcd1234', confirmation = password }: TypedPasswords = {},
) {
  const fields = { 'Current Password': current, 'New Password': password, 'Confirm New Password': confirmation };
  for (const [label, typed] of Object.entries(fields)) if (typed) await user.type(screen.getByLabelText(label), typed);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}
