import { render, screen } from '@testing-library/react';
import { expectAccessible } from '@site/testing';
import { Timeline } from './timeline';

it('shows the time of each step, and marks the awaited one', async () => {
  render(
    <Timeline
      label="Progress"
      steps={[
        { name: 'Initiated', at: '2026-01-31T10:00:00.000Z', when: '31/01/2026 16:00:00', state: 'done' },
        { name: 'Final result', at: null, when: 'Being checked', state: 'now' },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Initiated31/01/2026 16:00:00');
  expect(first).not.toHaveAttribute('aria-current');
  expect(screen.getByText('31/01/2026 16:00:00')).toHaveAttribute('datetime', '2026-01-31T10:00:00.000Z');
  expect(second).toHaveTextContent('Final resultBeing checked');
  expect(second).toHaveAttribute('aria-current', 'step');
  await expectAccessible();
});
