import { askedCompany, companyWords } from '../questions/company.ts';
import { firstOf } from '../questions/rank.ts';
import { firstChoice } from '../questions/preferred.ts';
import { QUALITIES } from '../questions/qualities.ts';
import { said } from '../questions/said.ts';
import { type KnownFilm, knownFilms } from '../../core/known-film.ts';
import type { Memory } from '../../core/memory.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import source from './among-two.json' with { type: 'json' };

const words = phraseLists(source);
const FEW_WORDS = 6;

/** The two films that were weighed against each other, and stand on no screen of others. */
function twoWeighed({ shown, lastShow }: Memory): boolean {
  return shown.length === 2 && (lastShow === undefined || lastShow.tool === 'recommendFilms');
}

/** `shrek mi buz devri mi`, then `çocuk 5 yaşında`, `kocam uyumasın yeter`: of the two, and no wish for others. */
export const amongTwo: Decide = (parsed, context) => {
  const { text, titles, references, markers, acts, talk } = parsed;
  const { memory, index } = context;
  if (!twoWeighed(memory) || titles.length > 0 || parsed.words > FEW_WORDS || acts.length > 0)
    return undefined;
  const known = knownFilms(memory.shown, index);
  if (known.length !== 2) return undefined;
  // `ilki mi yani`, after one of them was named.
  const [reference] = references;
  const meant = reference?.reference.kind === 'place' ? known.at(reference.reference.place) : undefined;
  if (meant !== undefined && memory.focus !== undefined && words.THEN_THAT_ONE.is(text))
    return say(
      meant.title === memory.focus.title
        ? `Evet, ${meant.title}. İyi seyirler!`
        : `Yok, ${memory.focus.title} demek istedim.`,
    );
  if (references.length > 0 || markers.requests || markers.another || talk !== undefined) return undefined;
  const { genres, themes } = parsed.said;
  if (genres.length + themes.length > 0 && parsed.said.implied === undefined) return undefined;
  const awake = words.STAYS_AWAKE.in(text) ? liveliest(known) : undefined;
  if (awake !== undefined)
    return showAndAnswer(
      awake,
      context,
      () => `O zaman ${awake.title}: ikisinden hızlı akanı o, kolay uyutmaz.`,
    );
  const company = askedCompany(text);
  if (company === undefined || !words.IS_CONDITION.is(text)) return undefined;
  const age = parsed.said.maxAge;
  return say(companyWords(known, company, text, age));
};

function liveliest(films: readonly KnownFilm[]): KnownFilm | undefined {
  const quality = QUALITIES.find((one) => one.said === said.ACTION);
  if (quality === undefined) return undefined;
  return firstChoice(firstOf(films, { quality, least: false }));
}
