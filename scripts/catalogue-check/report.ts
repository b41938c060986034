import { type Comparison, type Fact, FIELDS } from './compare.ts';

/** The share of facts that must agree. */
export const REQUIRED_SHARE = 0.98;

export interface Report {
  lines: string[];
  /** Whether enough agrees. A check that compared nothing has shown nothing, and fails. */
  passes: boolean;
}

/** What disagrees, fact by fact, then the shares per field and in total. */
export function reportOf({ facts, unknown }: Comparison, filmCount: number): Report {
  const wrong = facts.filter(({ agrees }) => !agrees);
  const passes = facts.length > 0 && shareOf(facts) >= REQUIRED_SHARE;
  return {
    lines: [
      ...wrong.map(
        ({ film, field, ours, theirs }) =>
          `${film.title} (${film.year}), ${field}: ${ours} here, ${theirs} in the reference`,
      ),
      ...(wrong.length > 0 ? [''] : []),
      ...FIELDS.map((field) =>
        summary(
          field,
          facts.filter((fact) => fact.field === field),
        ),
      ),
      summary('total', facts),
      '',
      `${filmCount - unknown.length} of ${filmCount} films have a row in the reference.`,
      passes
        ? 'The catalogue agrees with the reference.'
        : `At least ${percent(REQUIRED_SHARE)} of the facts must agree.`,
    ],
    passes,
  };
}

const shareOf = (facts: readonly Fact[]) => facts.filter(({ agrees }) => agrees).length / facts.length;

// Rounded down, so that a share just below the bar never reads as the bar itself.
const percent = (share: number) => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

function summary(name: string, facts: readonly Fact[]): string {
  if (facts.length === 0) return `${name.padEnd(8)}  nothing to compare`;
  const agreeing = facts.filter(({ agrees }) => agrees).length;
  return `${name.padEnd(8)} ${percent(shareOf(facts)).padStart(8)}  ${agreeing} of ${facts.length}`;
}
