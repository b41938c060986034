import type { Wishes } from '#domain/wishes.ts';

/**
 * Who is sad and asks for a comedy wants to be cheered up, not a sad comedy. Who refuses what is well known wishes the little
 * known, which may give way where little is left (`Kemal Sunal ama herkesin bildiği olmasın`).
 */
export function asMeant(wishes: Wishes): Wishes {
  const { mood, genres, themes = [], avoidThemes = [], fame, people = [] } = wishes;
  const cheered = mood === 'sad' && genres.includes('Komedi') && !genres.includes('Drama');
  // Of somebody whom all know, the less known films are meant, and not only those that hardly anybody knows.
  const ofSomebody = people.length > 0 && themes.includes(LITTLE_KNOWN);
  return {
    ...wishes,
    ...(ofSomebody ? { themes: themes.filter((theme) => theme !== LITTLE_KNOWN) } : {}),
    ...(cheered ? { mood: 'happy' } : {}),
    ...(themes.includes(LITTLE_KNOWN) || avoidThemes.includes(KNOWN)
      ? { fame: fame ?? 'hidden', avoidThemes: avoidThemes.filter((theme) => theme !== KNOWN) }
      : {}),
  };
}
const KNOWN = 'popüler';
const LITTLE_KNOWN = 'az bilinen';
