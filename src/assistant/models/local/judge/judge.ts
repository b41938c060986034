import { featuresOf, findingFeatures } from './features.ts';
import { type Head, type Weights, probabilities, scorerOf } from './heads.ts';
import { type Mention, mentionFeatures } from './mention-features.ts';

/** An answer of the judge, and how sure it is of it, 0 to 1. */
export interface Verdict {
  label: string;
  sure: number;
}

export interface Judgement {
  /** What is wanted: a name of a file of training sentences (`recommend`, `offtopic`, `shown`, …). */
  act: Verdict;
  acts: Readonly<Record<string, number>>;
  /** How a film should feel, in what situation and company it is watched; `none` where nothing says so. */
  mood: Verdict;
  situation: Verdict;
  company: Verdict;
  /** Tones that are likely wished, and likely unwanted ones with a minus before them. */
  tones: readonly Verdict[];
}

/** How likely it is that a message is one of some acts. */
export const likely = ({ acts }: Pick<Judgement, 'acts'>, ...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (acts[name] ?? 0), 0);

export interface Judge {
  /** @param findings what the exact readers have found, by name */
  (message: string, findings?: readonly string[]): Judgement;
  /** Whether something that a message speaks of is wished (`want`), refused (`refuse`) or only told of (`none`). */
  roleOf: RoleOf;
}
export type RoleOf = (mention: Mention) => RoleVerdict;

/** What a mention is for, and how likely it is wished, whatever else it may be. */
export interface RoleVerdict extends Verdict {
  wanted: number;
}

/** The judge with these weights. Pure: the same message is always judged the same. @throws where a head is missing */
export function createJudge({ heads }: Pick<Weights, 'heads'>): Judge {
  const answer = Object.fromEntries(heads.map((head) => [head.name, headOf(head)]));
  const ask = (name: string, features: readonly number[]): Verdict[] => {
    const head = answer[name];
    if (head === undefined) throw new Error(`the judge has not learnt “${name}”`);
    return head(features);
  };
  const judge = (message: string, findings: readonly string[] = []): Judgement => {
    const features = featuresOf(message);
    const best = (name: string) => surest(ask(name, features));
    const acts = ask('act', [...features, ...findingFeatures(findings)]);
    return {
      act: surest(acts),
      acts: Object.fromEntries(acts.map(({ label, sure }) => [label, sure])),
      mood: best('mood'),
      situation: best('situation'),
      company: best('company'),
      tones: ask('tones', features).filter(({ sure }) => sure >= LIKELY),
    };
  };
  const role = heads.find(({ name }) => name === 'role');
  return Object.assign(judge, {
    roleOf: role === undefined ? () => ({ ...UNDECIDED, wanted: 1 }) : createRoleOf(role),
  });
}

/** The answer of a head about what somebody speaks of. */
export function createRoleOf(head: Head): RoleOf {
  const answer = headOf(head);
  return (mention) => {
    const verdicts = answer(mentionFeatures(mention));
    return { ...surest(verdicts), wanted: verdicts.find(({ label }) => label === 'want')?.sure ?? 0 };
  };
}

/** From this on a tone is told of; who uses it may ask for more. */
const LIKELY = 0.3;

const UNDECIDED: Verdict = { label: 'none', sure: 0 };
const surest = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce((best, verdict) => (verdict.sure > best.sure ? verdict : best), UNDECIDED);

function headOf(head: Head) {
  const { labels, answers, temperature } = head;
  const scores = scorerOf(head);
  return (features: readonly number[]): Verdict[] =>
    probabilities(
      scores(features).map((score) => score / temperature),
      answers,
    ).map((sure, place) => ({ label: labels[place] ?? '', sure }));
}
