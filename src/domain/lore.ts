/** Something that a friend who knows films tells of one of them, or of somebody who makes them. */
export interface Fact {
  /** How people ask for it, without whom or what they ask of: all words of one of these stand in the question. */
  asks: readonly string[];
  /** The answer, complete in itself. */
  says: string;
}

/** What is known of films by their id and of people by their name, beyond what is judged of every film. */
export interface Lore {
  films: ReadonlyMap<string, readonly Fact[]>;
  people: ReadonlyMap<string, readonly Fact[]>;
}
