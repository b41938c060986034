/** Somebody known by name who wrote the book or play that a film is made of, or its screenplay, alone or with others. */
export interface Writer {
  name: string;
  wrote: 'book' | 'screenplay';
}
