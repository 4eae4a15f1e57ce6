import { createECDH, hkdfSync } from 'node:crypto';

/**
 * VAPID keys of the installation, derived from its one secret, so that any text serves as the secret. Push services refuse messages of
 * other keys, so a new secret ends all subscriptions.
 */
export function vapidKeys(secret: string) {
  const privateKey = Buffer.from(hkdfSync('sha256', secret, '', 'vapid', 32));
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
