import { bestKnown } from '../questions/named-film.ts';
import { type Decide, act } from '../../core/skill.ts';
import { maskedText } from '../../understand/tokens.ts';
import { oneEach } from './one-each.ts';

const ONE_AND_ANOTHER =
  /(?:^| )biri(?:miz|si)? § (?:(?:sever|seviyor|seviyo|ister|istiyor|istiyo|diyor|der|hayrani?|ci) )?(?:ve |de |ama )?(?:biri(?:miz|si)?|digeri|oteki|obur[iu]) (?:de |ise )?§/u;

const VIEWER = '(ben|o|esim|sevgilim|kocam|karim|hanim|annem|babam|kardesim|abim|ablam|arkadasim|kankam)';
/** `ben recep ivedik seviyorum o godfather`: each of the two by whom it is. */
const ME_AND_YOU = new RegExp(
  `(?:^| )${VIEWER} § (?:(?:sev|ist|iste|izle|hayran|diyo|bayil)\\w* )?(?:ve |de |da |ama |ise )?${VIEWER} (?:de |da |ise )?§`,
  'u',
);

const TORN = /(?:^| )(?:arasinda kald|karar verem|hangisi|kararsiz)\w*/u;

/** `biri inception sever biri notting hill`, `ben nolan severim o adam sandler`: two of whom each is told by a film or by somebody. */
export const oneAndAnother: Decide = ({ tokens, titles, named, text, viewers }, context) => {
  if (viewers?.names?.mine !== undefined) return undefined;
  // `ikisinin arasında kaldım, biri … biri …, hangisini açayım`: one of the two is chosen.
  if (TORN.test(text)) return undefined;
  const films = titles.flatMap((title) => {
    const film = bestKnown(title.span.films)?.title;
    return film === undefined ? [] : [{ at: title.from, likes: { genres: [], similarTo: film } }];
  });
  const people = named.map(({ from, span: { name } }) => ({
    at: from,
    likes: { genres: [], people: [name] },
  }));
  const [one, other, ...more] = [...films, ...people].toSorted((a, b) => a.at - b.at);
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const masked = maskedText(tokens, [...titles, ...named]);
  const [, first, second] = ME_AND_YOU.exec(masked) ?? [];
  if (!ONE_AND_ANOTHER.test(masked) && (first === undefined || first === second)) return undefined;
  const [mine, theirs] = second === 'ben' ? [other.likes, one.likes] : [one.likes, other.likes];
  return oneEach({ mine, theirs }, context) ?? act({ tool: 'filmsForTwo', input: { mine, theirs } });
};
