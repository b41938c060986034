import source from './asked-deed.json' with { type: 'json' };

type Deed = keyof typeof source.deeds;
// The keys of a table are its names.
const DEEDS = Object.keys(source.deeds) as Deed[];

/** The answers that a question which deed is meant leaves open, in its order; none for any other text. */
export function answersAsked(text: string): readonly string[] {
  const asked = text.toLocaleLowerCase('tr');
  const at = (deed: Deed) => asked.indexOf(source.deeds[deed]);
  return DEEDS.filter((deed) => at(deed) >= 0)
    .toSorted((a, b) => at(a) - at(b))
    .map((deed) => source.answers[deed]);
}
