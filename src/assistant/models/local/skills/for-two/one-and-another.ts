import { bestKnown } from '../questions/named-film.ts';
import { type Decide, act } from '../../core/skill.ts';
import { maskedText } from '../../understand/tokens.ts';

const ONE_AND_ANOTHER =
  /(?:^| )biri(?:miz|si)? § (?:(?:sever|seviyor|seviyo|ister|istiyor|istiyo|diyor|der|hayrani?|ci) )?(?:ve |de |ama )?(?:biri(?:miz|si)?|digeri|oteki|obur[iu]) (?:de |ise )?§/u;

const TORN = /(?:^| )(?:arasinda kald|karar verem|hangisi|kararsiz)\w*/u;

/** `biri inception sever biri notting hill`: a film for two of whom each is told by a film. */
export const oneAndAnother: Decide = ({ tokens, titles, text }) => {
  // `ikisinin arasında kaldım, biri … biri …, hangisini açayım`: one of the two is chosen.
  if (TORN.test(text)) return undefined;
  const [one, other, ...more] = titles.map(({ span }) => bestKnown(span.films)?.title);
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  if (!ONE_AND_ANOTHER.test(maskedText(tokens, titles))) return undefined;
  return act({
    tool: 'filmsForTwo',
    input: { mine: { genres: [], similarTo: one }, theirs: { genres: [], similarTo: other } },
  });
};
