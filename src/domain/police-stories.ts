const GENRES: ReadonlySet<string> = new Set(['Suç', 'Gerilim']);
/** Who looks into it, and what is looked into. */
const INVESTIGATORS: ReadonlySet<string> = new Set(['polis', 'dedektif', 'fbi', 'savcı', 'gazetecilik']);
const CASES: ReadonlySet<string> = new Set([
  'cinayet',
  'seri katil',
  'gizem',
  'kayıp çocuk',
  'kaçırılma',
  'adam kaçırma',
]);

/**
 * The theme that follows from a crime that somebody looks into: nobody here means gangsters by `polisiye`.
 * @param themes of the film, its core among them
 */
export function policeThemes(
  genres: readonly string[],
  core: readonly string[],
  themes: readonly string[],
): string[] {
  const has = (own: readonly string[], names: ReadonlySet<string>) => own.some((name) => names.has(name));
  const isStory =
    (has(core, INVESTIGATORS) && has(themes, CASES)) || (has(themes, INVESTIGATORS) && has(core, CASES));
  return isStory && genres.some((genre) => GENRES.has(genre)) ? ['polisiye'] : [];
}
