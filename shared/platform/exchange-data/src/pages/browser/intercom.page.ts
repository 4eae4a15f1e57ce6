import { readStart } from './follow';

type Intercom = (call: 'show' | 'onHide', then?: () => void) => void;
declare global {
  interface Window {
    intercomSettings?: { app_id: string; hide_default_launcher: boolean };
    Intercom?: Intercom;
  }
}

const { id, failed } = readStart<{ id: string; failed: string }>();
// Set before the script runs, because the vendor's script reads it at start.
window.intercomSettings = { app_id: id, hide_default_launcher: true };

const script = document.createElement('script');
script.src = `https://widget.intercom.io/widget/${id}`;
script.addEventListener('load', () => {
  const show = () => window.Intercom?.('show');
  show();
  // Open it again: the player closes the frame on the site, not the messenger inside it.
  window.Intercom?.('onHide', show);
});
script.addEventListener('error', () => {
  const words = document.querySelector('h1');
  if (words) words.textContent = failed;
});
document.head.append(script);
