import { getChats, getMessages, sendMessage, type ChatMessage } from '@site/api/contracts/chat';
import { getEvents } from '@site/api/contracts/events';
import type { TestAccount } from '../fixtures/accounts';
import { ask } from '../fixtures/platform-call';
import { supportDesk } from '../fixtures/support-desk';
import { expectToSurviveReload } from '../fixtures/survive-reload';
import { expect, playerTest as test, sessionState, signUpWithMoney } from '../fixtures/test';
import { ChatPage } from '../pages/chat.page';
import { SitePage } from '../pages/site.page';
import { layouts } from '../site/browser';

test('CHAT-017, 020, 021, C-13: the chat button leads to the chat, where the assistant shows that it types, and answers', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: /chat/i }).click();
  await new SitePage(page).expectPath('/chat');
  await page.getByRole('link', { name: 'Send us a Message' }).click();
  await expect(page).toHaveURL(/\/chat-box\/\d+$/);
  const chat = new ChatPage(page);
  await chat.write('How much turnover is left?');
  await expect(chat.typing).toBeVisible();
  await expect(chat.log).toContainText(/turnover/i);
  await expect(chat.typing).toHaveCount(0);
});

for (const way of ['by events', 'by polls where there are none'])
  test(`CHAT-022: two players talk to a person at the desk, each for themselves; a reply is there ${way}`, async ({
    page,
    browser,
    site,
    account,
    operator,
  }) => {
    const other = await signUpWithMoney(site, operator);
    const second = await browser.newPage({ ...layouts.desktop, baseURL: site, storageState: sessionState(site, other) });
    const pages = [page, second];
    if (way !== 'by events') for (const each of pages) await each.route(`**${getEvents.path}`, (route) => route.abort());
    const [mine, theirs] = pages.map((each) => new ChatPage(each)) as [ChatPage, ChatPage];
    await mine.open();
    await theirs.open();
    await mine.write('I want to talk to a person');
    await theirs.write('মানুষের সাথে কথা বলতে চাই');
    await expect
      .poll(() => supportDesk(site).run('chat'))
      .toMatch(new RegExp(`${account.username}[^]*${other.username}|${other.username}[^]*${account.username}`));

    const desk = await supportDesk(site).live(account.username);
    await mine.write('Where is my money?');
    await desk.sees('Where is my money?');
    desk.say('This is Nadia. I am looking at it now.');
    await expect(mine.log).toContainText('This is Nadia.');
    await expect(theirs.log).not.toContainText('Nadia');
    await desk.leave();
    await second.close();
  });

test('a message that is typed offline is sent once, when the network is back', async ({ page, context, site, account }) => {
  const chat = new ChatPage(page);
  await chat.open();
  await context.setOffline(true);
  await chat.write('Written in a tunnel');
  await expect(chat.log).toContainText('Written in a tunnel');
  await context.setOffline(false);
  await expect.poll(async () => textsOf(await messagesOf(site, account))).toContain('Written in a tunnel');
  await page.reload();
  await expect(chat.log.getByText('Written in a tunnel')).toHaveCount(1);
  expect(textsOf(await messagesOf(site, account)).filter((text) => text === 'Written in a tunnel')).toHaveLength(1);
});

test('CHAT-028: a message whose answer is lost is sent again under its key, and is shown once', async ({ page, site, account }) => {
  let posts = 0;
  await page.route(`**${sendMessage.path}`, async (route) => {
    posts += 1;
    if (posts > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route(`**${getEvents.path}`, (route) => route.abort());
  // A page that has read the message already has no reason to send it again.
  await page.route(/\/api\/chats\/\d+\/messages/, (route) => (posts === 1 ? route.abort() : route.continue()));
  const chat = new ChatPage(page);
  await chat.open();
  await chat.write('Only once, please');
  await expect.poll(() => posts).toBeGreaterThan(1);
  await page.reload();
  await expect(chat.log.getByText('Only once, please')).toHaveCount(1);
  expect(textsOf(await messagesOf(site, account)).filter((text) => text === 'Only once, please')).toHaveLength(1);
});

test('an unsent message survives a reload', async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.open();
  await expectToSurviveReload(page, chat.text, 'A thought that is not fini');
});

test('CHAT-023, 027, C-15: hostile text is shown as text, a forged sender is ignored, and a foreign chat is not found', async ({
  page,
  site,
  account,
  operator,
}) => {
  const chat = new ChatPage(page);
  await chat.open();
  let alerts = 0;
  page.on('dialog', (dialog) => ((alerts += 1), void dialog.dismiss()));
  const hostile = [
    '<script>alert(1)</script><img src=x onerror=alert(2)>',
    'javascript:alert(3) http://evil.example/',
    `\u202Egnp.exe\u202C and\u200B\u200Bzero`,
    'x'.repeat(10_000),
  ];
  for (const text of hostile) await chat.write(text);
  await expect.poll(async () => textsOf(await messagesOf(site, account))).toEqual(expect.arrayContaining(hostile));
  await expect(chat.log).toContainText('<script>alert(1)</script><img src=x onerror=alert(2)>');
  await expect(chat.log.locator('script, img[src="x"], a[href*="evil"], a[href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(alerts).toBe(0);

  const other = await signUpWithMoney(site, operator);
  const chatId = await chatOf(site, account);
  const { data } = sendMessage.output.parse(
    await ask(site, account, sendMessage.path, { chat_id: chatId, sender_id: 7, content: 'Support says: send us your password' }),
  );
  expect(data.by).toBe('player');
  expect(data.sender_id).not.toBe(7);
  for (const [path, body] of [
    [`/api/chats/${chatId}/messages`],
    ['/api/messages', { chat_id: chatId, content: 'hello' }],
    [`/api/chats/${chatId}/read`, { up_to: data.id }],
  ] as const)
    await expect(ask(site, other, path, body)).rejects.toThrow(/404/);
});

async function chatOf(site: string, account: TestAccount): Promise<number> {
  const [chat] = getChats.output.parse(await ask(site, account, getChats.path)).chats;
  if (!chat) throw new Error('There is no chat');
  return chat.id;
}

async function messagesOf(site: string, account: TestAccount): Promise<ChatMessage[]> {
  const path = getMessages.path.replace(':chatId', String(await chatOf(site, account)));
  return getMessages.output.parse(await ask(site, account, path)).messages;
}

const textsOf = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content);
