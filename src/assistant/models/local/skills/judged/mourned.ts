import { variant } from '#lib/variant.ts';
import { type Decide, recommendBy, say } from '../../core/skill.ts';
import { isAsking } from '../questions/asked.ts';
import { talkWords } from '../../lexicon/word-lists.ts';
import { isSurelyTitle } from '../../understand/spans.ts';

const HEARD = [
  'Ben de üzüldüm; insan {name} gibi birini hiç gitmez sanıyor. Filmleri bizimle kalıyor. Anısına birini açalım mı?',
  'Çok üzücü. {name} gitse de filmleri burada; istersen anısına birini seçeyim mi?',
];
const IN_MEMORY = /(?:^| )(?:anisina|onun (?:film|icin|bir|bi)|filmini|filmlerinden|onun)/u;

/** `lynch öldü ya hala inanamıyorum`: somebody whose films one loves has died; no films come before a word on it. */
export const mourned: Decide = ({ named, titles, text, markers, acts }, { written, seed }) => {
  const [person, ...others] = named.filter(({ span }) => !span.fuzzy);
  if (person === undefined || others.length > 0 || titles.some(isSurelyTitle)) return undefined;
  if (markers.requests || markers.asks || acts.length > 0 || isAsking(text)) return undefined;
  const isTold = /öl(?:dü|müş)/iu.test(written) ? talkWords.DIED_PLAIN.in(text) : talkWords.DIED.in(text);
  if (!isTold) return undefined;
  const { name } = person.span;
  return say(variant(HEARD, seed).replace('{name}', name), (answer) =>
    answer.talk === 'yes' || talkWords.YES_DO.is(answer.text) || IN_MEMORY.test(answer.text)
      ? recommendBy({ people: [name] })
      : undefined,
  );
};
