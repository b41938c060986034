import { type KnownFilm, knownFilms } from '../../core/known-film.ts';
import { type Decide, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { askedCompany, companyWords } from '../questions/company.ts';
import source from './words.json' with { type: 'json' };

const { KEEPS_AWAKE } = phraseLists(source);

const awake = ({ judgement: { pace, feel } }: KnownFilm): number =>
  pace + 2 * feel.action + feel.tense + feel.laugh;

const FEW_WORDS = 5;
const MOST_NAMED = 3;

/** `shrek mi buz devri mi`, then `çocuk 5 yaşında`, `kocam uyumasın yeter`: what is told then decides between those. */
export const amongNamed: Decide = (parsed, { memory, index }) => {
  const { text, words, titles, acts, markers, exact, said } = parsed;
  if (memory.onlyNamed !== true || words > FEW_WORDS || titles.length + acts.length > 0) return undefined;
  if (markers.requests || markers.another || (exact?.genres.length ?? 0) + (exact?.people.length ?? 0) > 0)
    return undefined;
  const films = knownFilms(memory.shown, index);
  if (films.length < 2 || films.length > MOST_NAMED) return undefined;
  if (KEEPS_AWAKE.in(text)) {
    const [first, second] = films.toSorted((a, b) => awake(b) - awake(a));
    if (first === undefined || second === undefined || awake(first) === awake(second)) return undefined;
    return say(`O zaman ${first.title}; temposu daha yüksek, uyutmaz.`);
  }
  const company = askedCompany(text);
  return company && say(companyWords(films, company, text, said.maxAge));
};
