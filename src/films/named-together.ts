import duos from './duos.json' with { type: 'json' };
import { formsOf } from './full-names.ts';
import { type Named, type Sentence, named } from './named-people.ts';
import { SHORTEST_FAMILY_NAME } from './people-index.ts';
import { keyWords } from './words.ts';

const MOST_SIBLINGS = 3;

/** `Coen kardeşler`: everybody of that family name. */
export function siblingsAt(sentence: Sentence, from: number): Named | undefined {
  const [name, next] = sentence.words.slice(from, from + 2);
  if (name === undefined || next === undefined) return undefined;
  if (name.folded.length < SHORTEST_FAMILY_NAME || !/^(?:kardesler|biraderler)/u.test(next.folded))
    return undefined;
  const family = sentence.index.byLastWord.get(name.folded) ?? [];
  // `taylan biraderler`: those who direct, and not an actor who is called so too.
  const directors = family.filter(({ films, weight }) => weight > films);
  const people = directors.length > 1 ? directors : family;
  if (people.length < 2 || people.length > MOST_SIBLINGS) return undefined;
  const spans = people.flatMap(
    (person) => named(sentence, from, from + 2, person, { familyName: true, fuzzy: false }).spans,
  );
  return { spans, to: from + 2 };
}

/** `zeki metin filmi`: two who are known together by a name each. */
export function duoAt(sentence: Sentence, from: number): Named | undefined {
  const [one, other] = sentence.words.slice(from, from + 2);
  if (one === undefined || other === undefined || one.suffix !== '') return undefined;
  const names = formsOf(other).map((form) => DUOS.get(`${one.folded} ${form}`));
  const duo = names.find((pair) => pair !== undefined);
  if (duo === undefined) return undefined;
  const spans = duo.flatMap((name) => {
    const person = sentence.index.byKey.get(keyWords(name).join(' '));
    const how = { familyName: true, fuzzy: false };
    return person === undefined ? [] : named(sentence, from, from + 2, person, how).spans;
  });
  return spans.length < duo.length ? undefined : { spans, to: from + 2 };
}

const DUOS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(duos).map(([called, names]) => [keyWords(called).join(' '), names]),
);
