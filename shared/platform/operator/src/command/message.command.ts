import { playerPath } from './player.command';
import { command, filled, type Verb } from './verb';

export const messageVerb: Verb = {
  usage: `  message <username> "title" "text"   write to a player's inbox; own paths as /promotions become links`,
  add: (program, ask) =>
    command(program, 'message <username> <title> <text>').action((username: string, title: string, text: string) =>
      ask({ method: 'POST', path: `${playerPath(filled(username))}/messages`, body: { title: filled(title), text: filled(text) } }),
    ),
};
