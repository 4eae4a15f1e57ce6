import { playerPath } from './player.command';
import { command, filled, type Verb } from './verb';

const lines = ({ channels }: { channels: readonly string[] }) =>
  channels.length ? `Sent by ${channels.join(', ')}.` : 'Nothing was sent: the player has allowed no promotions, or may not get any now.';

export const marketingVerb: Verb = {
  usage: '  promote <username> "title" "text"   send a promotion on the channels that the player has allowed',
  add: (program, ask) =>
    command(program, 'promote <username> <title> <text>').action((username: string, title: string, text: string) =>
      ask({ method: 'POST', path: `${playerPath(filled(username))}/marketing`, body: { title: filled(title), text: filled(text) } }, lines),
    ),
};
