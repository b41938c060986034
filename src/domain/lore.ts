/** Something that a friend who knows films tells of one of them, or of somebody who makes them. */
export interface Fact {
  /** How people ask for it, without whom or what they ask of: all words of one of these stand in the question. */
  asks: readonly string[];
  /** The answer, complete in itself. */
  says: string;
}

/** Facts by what or whom they are of. */
export type FactsOf = ReadonlyMap<string, readonly Fact[]>;

/** What is known of films by their id and of people by their name, beyond what is judged of every film. */
export interface Lore {
  films: FactsOf;
  people: FactsOf;
  /** What happens in films, for who wants to know; the first of each is how it ends (docs/decisions/096-an-ending-for-who-wants-it.md). */
  inside: FactsOf;
}
