import { bestKnown } from '../questions/named-film.ts';
import { type Decide, act } from '../../core/skill.ts';
import { maskedText } from '../../understand/tokens.ts';

const ONE_AND_ANOTHER =
  /(?:^| )biri(?:miz|si)? § (?:(?:sever|seviyor|seviyo|ister|istiyor|istiyo|diyor|der|hayrani?|ci) )?(?:ve |de |ama )?(?:biri(?:miz|si)?|digeri|oteki|obur[iu]) (?:de |ise )?§/u;

const VIEWER = '(ben|o|esim|sevgilim|kocam|karim|hanim|annem|babam|kardesim|abim|ablam|arkadasim|kankam)';
/** `ben recep ivedik seviyorum o godfather`: each of the two by whom it is. */
const ME_AND_YOU = new RegExp(
  `(?:^| )${VIEWER} § (?:(?:sev|ist|iste|izle|hayran|diyo|bayil)\\w* )?(?:ve |de |da |ama |ise )?${VIEWER} (?:de |da |ise )?§`,
  'u',
);

const TORN = /(?:^| )(?:arasinda kald|karar verem|hangisi|kararsiz)\w*/u;

/** `biri inception sever biri notting hill`: a film for two of whom each is told by a film. */
export const oneAndAnother: Decide = ({ tokens, titles, text }) => {
  // `ikisinin arasında kaldım, biri … biri …, hangisini açayım`: one of the two is chosen.
  if (TORN.test(text)) return undefined;
  const [one, other, ...more] = titles.map(({ span }) => bestKnown(span.films)?.title);
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const masked = maskedText(tokens, titles);
  const [, first, second] = ME_AND_YOU.exec(masked) ?? [];
  if (!ONE_AND_ANOTHER.test(masked) && (first === undefined || first === second)) return undefined;
  const [mine, theirs] = second === 'ben' ? [other, one] : [one, other];
  return act({
    tool: 'filmsForTwo',
    input: { mine: { genres: [], similarTo: mine }, theirs: { genres: [], similarTo: theirs } },
  });
};
