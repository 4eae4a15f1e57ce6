import { render, screen } from '@testing-library/react';
import { expectAccessible } from '@site/testing';
import { Badge } from './badge';

it('shows the state as text as well as by icon and colour', async () => {
  const { container, rerender } = render(
    <Badge role="status" variant="quiet" icon="alert">
      Not Verified
    </Badge>,
  );
  expect(container.querySelector('svg')).toHaveAttribute('data-icon', 'alert');
  rerender(
    <Badge role="status" variant="good" icon="check">
      Verified
    </Badge>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Verified');
  expect(container.querySelector('svg')).toHaveAttribute('data-icon', 'check');
  await expectAccessible();
});
