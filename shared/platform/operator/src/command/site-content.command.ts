import type { Command } from 'commander';
import { changeLines, pictureLines, promotionLines, slideLines } from '../site-content-lines';
import { assignments, command, filled, type Verb } from './verb';

type Ask = Parameters<Verb['add']>[1];

/** Verbs for the things of one kind: add, change and delete. */
function editVerbs(program: Command, ask: Ask, name: 'slide' | 'promotion', lines: (answer: never) => string) {
  const path = `/operator/${name}s`;
  const pathOf = (id: string) => `${path}/${encodeURIComponent(filled(id))}`;
  const verb = command(program, name);
  command(verb, 'add <fields...>').action((fields: string[]) => ask({ method: 'POST', path, body: assignments(fields) }, lines));
  command(verb, 'change <id> <fields...>').action((id: string, fields: string[]) =>
    ask({ method: 'PATCH', path: pathOf(id), body: assignments(fields) }, lines),
  );
  command(verb, 'delete <id> [version]').action((id: string, version?: string) =>
    ask({ method: 'POST', path: `${pathOf(id)}/delete`, body: assignments(version === undefined ? [] : [version], ['version']) }, lines),
  );
  return verb;
}

export const slidesVerb: Verb = {
  usage: `  slides                              slides of the home page
  slide add slider_type=Main|Favourite|Features name=... name_bn=... link=... picture=... state=on|off shown_from= shown_until=
                                      add one at the end of its list; moments as 2026-12-01T00:00:00Z, empty for none
  slide change <id> field=value ...   change one; version=7: only if nobody changed it since
  slide delete <id> | slide order <list> 3,1,2
  pictures [text]                     pictures that a slide or promotion can have`,
  add(program, ask) {
    command(program, 'slides').action(() => ask({ method: 'GET', path: '/operator/slides' }, slideLines));
    command(editVerbs(program, ask, 'slide', slideLines), 'order <list> <ids>').action((list: string, ids: string) =>
      ask({ method: 'POST', path: '/operator/slide-order', body: { slider_type: list, ids } }, slideLines),
    );
    command(program, 'pictures [text]').action((text?: string) =>
      ask({ method: 'GET', path: `/operator/pictures${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}` }, pictureLines),
    );
  },
};

export const promotionsVerb: Verb = {
  usage: `  promotions                          promotions, also those that are off
  promotion add name=... name_bn=... text=... text_bn=... picture=... state=on|off status=active|display
      shown_from=... shown_until=... bonus=50 max_bonus=5000 turnover=12 categories=99,1
  promotion change <id> field=value ... | promotion delete <id> | promotion order 3,1,2
  site-changes [setting|slide|promotion]   who changed what; undo-change <n> takes the last change of a thing back`,
  add(program, ask) {
    command(program, 'promotions').action(() => ask({ method: 'GET', path: '/operator/promotions' }, promotionLines));
    command(editVerbs(program, ask, 'promotion', promotionLines), 'order <ids>').action((ids: string) =>
      ask({ method: 'POST', path: '/operator/promotion-order', body: { ids } }, promotionLines),
    );
    command(program, 'site-changes [kind]').action((kind?: string) =>
      ask({ method: 'GET', path: `/operator/site-changes${kind === undefined ? '' : `?kind=${encodeURIComponent(kind)}`}` }, changeLines),
    );
    command(program, 'undo-change <id>').action((id: string) =>
      ask({ method: 'POST', path: `/operator/site-changes/${encodeURIComponent(filled(id))}/undo`, body: {} }, changeLines),
    );
  },
};
