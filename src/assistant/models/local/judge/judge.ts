import { endOf, featuresOf, findingFeatures } from './features.ts';
import { type Head, type Net, type Weights, probabilities, scorer, summariser } from './net.ts';
import { mentionFeatures } from './mention-features.ts';
import type { Mention } from './mention.ts';
import { wishedBy } from './wished.ts';

/** An answer of the judge, and how sure it is of it, 0 to 1. */
export interface Verdict {
  label: string;
  sure: number;
}

export interface Judgement {
  /** What is wanted: a name of a file of training sentences (`recommend`, `offtopic`, `shown`, …). */
  act: Verdict;
  acts: Readonly<Record<string, number>>;
  /** How likely films are wished at all, 0 to 1. */
  wished: number;
  /** How a film should feel, in what situation and company it is watched; `none` where nothing says so. */
  mood: Verdict;
  situation: Verdict;
  company: Verdict;
  /** What is to be done with a film, if something is: a tool's name, or `other` where lists are only asked about. */
  deed: Verdict;
  /** How likely each of them is. */
  deeds: Readonly<Record<string, number>>;
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
  /** Which plain sentence a message stands for, and how likely (`ways.json`). @param masked with its names masked */
  waysOf: (masked: string) => readonly Verdict[];
  /** Which way a number bounds what is wished (`most`, `least`, `about`), or `none` where it is only told of. */
  boundFor: BoundFor;
}
export type RoleOf = (mention: Mention) => RoleVerdict;
export type BoundFor = (mention: Mention) => Verdict;

/** What the exact readers ask the judge while they read. */
export type Hearing = Pick<Judge, 'roleOf'> & Partial<Pick<Judge, 'boundFor'>>;

/** What a mention is for, and how likely it is wished, whatever else it may be. */
export interface RoleVerdict extends Verdict {
  wanted: number;
}

/** The judge with these weights. Pure: the same message is always judged the same. @throws where a head is missing */
export function createJudge({ messages, wished, ...nets }: Omit<Weights, 'sentences'>): Judge {
  const answers = answersOf(messages);
  const judge = (message: string, findings: readonly string[] = []): Judgement => {
    const found = findingFeatures(findings);
    const ask = answers([...featuresOf(message), ...found]);
    const end = endOf(message);
    const askEnd = end === undefined ? undefined : answers([...featuresOf(end), ...found]);
    const hear = (name: string) => (askEnd === undefined ? ask(name) : agreed(ask(name), askEnd(name)));
    const [acts, deeds] = [hear('act'), hear('deed')];
    const likelyActs = byLabel(acts);
    return {
      act: surest(acts),
      acts: likelyActs,
      wished: wishedBy(wished, likelyActs),
      mood: surest(ask('mood')),
      situation: surest(ask('situation')),
      company: surest(ask('company')),
      deed: surest(deeds),
      deeds: byLabel(deeds),
      tones: ask('tones').filter(({ sure }) => sure >= LIKELY),
    };
  };
  const waysOf = (masked: string) => answers(featuresOf(masked))('way');
  return Object.assign(judge, { waysOf, ...createHearing(nets) });
}

/** The answers of the nets about what somebody speaks of. */
export const createHearing = ({ mentions, bounds }: Pick<Weights, 'mentions' | 'bounds'>) => ({
  roleOf: createRoleOf(mentions),
  boundFor: createBoundFor(bounds),
});

/** The answer of a net about what somebody speaks of. */
export function createRoleOf(net: Net): RoleOf {
  const answers = answersOf(net);
  return (mention) => {
    const verdicts = answers(mentionFeatures(mention))('role');
    return { ...surest(verdicts), wanted: verdicts.find(({ label }) => label === 'want')?.sure ?? 0 };
  };
}

/** The answer of a net about a number. */
export function createBoundFor(net: Net): BoundFor {
  const answers = answersOf(net);
  return (mention) => surest(answers(mentionFeatures(mention))('bound'));
}

/** From this on a tone is told of; who uses it may ask for more. */
const LIKELY = 0.3;

const byLabel = (verdicts: readonly Verdict[]): Readonly<Record<string, number>> =>
  Object.fromEntries(verdicts.map(({ label, sure }) => [label, sure]));

/** What two hearings of the same say together: the mean of each, as far as it holds for both. */
function agreed(one: readonly Verdict[], other: readonly Verdict[]): Verdict[] {
  const means = one.map(({ label, sure }, place) => ({
    label,
    sure: Math.sqrt(sure * (other[place]?.sure ?? 0)),
  }));
  const sum = means.reduce((total, { sure }) => total + sure, 0);
  return means.map(({ label, sure }) => ({ label, sure: sure / sum }));
}

const UNDECIDED: Verdict = { label: 'none', sure: 0 };
const surest = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce((best, verdict) => (verdict.sure > best.sure ? verdict : best), UNDECIDED);

/** What a net answers of features, question by question. */
function answersOf(net: Net) {
  const summary = summariser(net);
  const heads = new Map(net.heads.map((head) => [head.name, { ...head, scores: scorer(head, net) }]));
  return (features: readonly number[]) => {
    const summed = summary(features);
    return (name: string): Verdict[] => {
      const head = heads.get(name);
      if (head === undefined) throw new Error(`the judge has not learnt “${name}”`);
      return verdictsOf(head, head.scores(summed));
    };
  };
}

function verdictsOf({ labels, answers, temperature }: Head, scores: readonly number[]): Verdict[] {
  const cooled = scores.map((score) => score / temperature);
  return probabilities(cooled, answers).map((sure, place) => ({ label: labels[place] ?? '', sure }));
}
