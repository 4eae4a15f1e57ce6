import { render, screen } from '@testing-library/react';
import { saveFile } from './save-file';
import { useDataAddress } from './use-data-address';

function Picture({ content }: { content: Blob | null }) {
  const address = useDataAddress(content);
  return address ? <img src={address} alt="slip" /> : <p>nothing</p>;
}
const picture = (words: string) => new File([words], 'a.png', { type: 'image/png' });

it('shows a picture by its data, and never the one before', async () => {
  const { rerender } = render(<Picture content={picture('one')} />);
  expect(await screen.findByRole('img')).toHaveAttribute('src', `data:image/png;base64,${btoa('one')}`);
  rerender(<Picture content={picture('two')} />);
  expect(screen.getByText('nothing')).toBeVisible();
  expect(await screen.findByRole('img')).toHaveAttribute('src', `data:image/png;base64,${btoa('two')}`);
  rerender(<Picture content={null} />);
  expect(screen.getByText('nothing')).toBeVisible();
});

it('saves a file under its name, and releases its address', () => {
  const saved: string[] = [];
  const released: string[] = [];
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = (address) => void released.push(address);
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`);
  });
  saveFile(picture('one'), 'slip.png');
  expect(saved).toEqual(['blob:made slip.png']);
  expect(released).toEqual(['blob:made']);
  click.mockRestore();
});
