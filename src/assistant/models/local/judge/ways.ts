import source from './ways.json' with { type: 'json' };

/** What a plain sentence is about: nothing that is here, the films shown, one film, or somebody. */
export type Subject = keyof typeof source;

/** The plain sentences for what people say in many ways, each with what it is about. */
export const WAYS: ReadonlyMap<string, Subject> = new Map(
  // The keys of a file are its subjects.
  (Object.keys(source) as Subject[]).flatMap((subject) =>
    source[subject].map((plain) => [plain, subject] as const),
  ),
);
/** A message that stands for none of them. */
export const ANYTHING_ELSE = 'none';

/** What stands in a way of saying something for whatever film or person is named. */
export const FILM = 'FILM';
export const PERSON = 'KISI';

/** Names without their endings, as words that nobody writes. */
export const maskWords = (text: string): string =>
  text.replaceAll(/(FILM|KISI)(?:['’]?\p{L}+)?/gu, (_, name: string) =>
    name === FILM ? 'qfilmq' : 'qkisiq',
  );
