import type { SocialLink } from '@site/api/contracts/site';

export const demoSocialLinks: readonly SocialLink[] = [
  { id: 1, name: 'whatsapp', link: 'https://wa.me/8801700000000', icon: 'social/whatsapp.svg' },
  { id: 2, name: 'facebook', link: 'https://www.facebook.com/example', icon: 'social/facebook.svg' },
  { id: 3, name: 'telegram', link: 'https://t.me/example', icon: 'social/telegram.svg' },
];
