import * as z from 'zod/mini';

/** What each act weighs for whether films are wished at all. */
export const wishedSchema = z.object({ bias: z.number(), acts: z.record(z.string(), z.number()) });
export type Wished = z.infer<typeof wishedSchema>;

/** Less likely acts are all alike, so that one of a thousandth weighs little more than one of a hundredth. */
const LEAST = 0.003;

/** How far an act is likelier than not, as a number without bounds. */
export const evidenceOf = (likely: number): number => Math.log((likely + LEAST) / (1 + LEAST - likely));

/**
 * How likely films are wished at all, 0 to 1. It is a question of its own (docs/decisions/101): where a feeling is 0.6 and a
 * wish 0.3, nothing is wished, and where a complaint is 0.6 and a wish 0.3, films are.
 */
export function wishedBy({ bias, acts }: Wished, likely: Readonly<Record<string, number>>): number {
  const score = Object.entries(acts).reduce(
    (sum, [act, weight]) => sum + weight * evidenceOf(likely[act] ?? 0),
    bias,
  );
  return 1 / (1 + Math.exp(-score));
}
