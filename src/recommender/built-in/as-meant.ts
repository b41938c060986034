import type { Wishes } from '#domain/wishes.ts';

/**
 * Who is sad and asks for a comedy wants to be cheered up, not a sad comedy; who wants to laugh and cry is to have both. Who refuses what is well known wishes the little
 * known, which may give way where little is left (`Kemal Sunal ama herkesin bildiği olmasın`).
 */
export function asMeant(wishes: Wishes): Wishes {
  const { mood, genres, themes = [], avoidThemes = [], fame, people = [] } = wishes;
  const { tones = [], occasions = [] } = wishes;
  const laughs = genres.includes('Komedi') || tones.includes('komik');
  const both = mood === 'sad' && laughs && (genres.includes('Drama') || tones.includes('komik'));
  const cheered = mood === 'sad' && laughs && !both;
  // Of somebody whom all know, the less known films are meant, and not only those that hardly anybody knows.
  const ofSomebody = people.length > 0 && themes.includes(LITTLE_KNOWN);
  // `battaniyeyi çekeyim, cinli korku`: under a blanket, and no calm film. `hafif olmasın` of what frightens wants more of it.
  const frightens = genres.includes('Korku') && !laughs && mood === 'relaxed';
  const harder = genres.includes('Korku') && avoidThemes.includes(LIGHT);
  return {
    ...wishes,
    ...(frightens ? { mood: undefined, occasions: occasions.filter((one) => !CALM.has(one)) } : {}),
    ...(harder ? { tones: [...new Set([...tones, 'korkutucu' as const])] } : {}),
    ...(ofSomebody ? { themes: themes.filter((theme) => theme !== LITTLE_KNOWN) } : {}),
    ...(both ? { mood: undefined, tones: [...new Set([...tones, ...LAUGHS_AND_CRIES])] } : {}),
    ...(cheered ? { mood: 'happy' } : {}),
    ...(themes.includes(LITTLE_KNOWN) || avoidThemes.includes(KNOWN)
      ? { fame: fame ?? 'hidden', avoidThemes: avoidThemes.filter((theme) => theme !== KNOWN) }
      : {}),
  };
}
const LAUGHS_AND_CRIES = ['komik', 'ağlatan'] as const;
const LIGHT = 'hafif';
const CALM: ReadonlySet<string> = new Set(['sakin', 'hafif']);
const KNOWN = 'popüler';
const LITTLE_KNOWN = 'az bilinen';
