import type { MessageWords } from '#notifications';
import { formatMoney, type Paisa } from '@site/api/money';

/** The first message of a new player. @param paisa the welcome credit; 0 leaves its sentence out */
export const welcomeMessage = (paisa: Paisa): MessageWords => ({
  title: { en: 'Welcome', bn: 'স্বাগতম' },
  message: {
    en: `Good to have you here.${paisa ? ` ${formatMoney(paisa)} of play money is in your main wallet.` : ''} Verify your phone in your <a href="/profile">profile</a>: a withdrawal needs it. How much and how long you play is up to you: <a href="/responsible-gaming">set your limits</a>.`,
    bn: `আপনাকে পেয়ে আমরা খুশি।${paisa ? ` আপনার মেইন ওয়ালেটে খেলার জন্য ${formatMoney(paisa)} রাখা আছে।` : ''} টাকা তুলতে হলে আগে <a href="/profile">প্রোফাইলে</a> আপনার ফোন নম্বর যাচাই করে নিন। কত টাকায় আর কতক্ষণ খেলবেন, তা আপনার হাতে: <a href="/responsible-gaming">নিজের সীমা ঠিক করুন</a>।`,
  },
});
