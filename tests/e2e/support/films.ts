/** A film as a record of this browser holds it. */
export function filmOf(title: string, year: number, genre = 'Drama') {
  return {
    id: `rec_${title.toLocaleLowerCase('tr').replaceAll(' ', '-')}_${year}`,
    title,
    year,
    genre,
    rating: 8.1,
    duration: 120,
    actors: ['Tim Robbins', 'Morgan Freeman'],
    plot: 'Haksız yere mahkûm edilen bir adamın umudu.',
    description: 'Haksız yere mahkûm edilen bir adamın umudu.',
    posterUrl: '',
  };
}

export const favouriteOf = (title: string, year: number, genre?: string) => ({
  ...filmOf(title, year, genre),
  addedToFavoritesAt: '2026-10-01T18:00:00.000Z',
});

export const watchedOf = (title: string, year: number, genre?: string) => ({
  ...filmOf(title, year, genre),
  watchedAt: '2026-10-02T18:00:00.000Z',
});

export const batchOf = (films: readonly ReturnType<typeof filmOf>[], generatedAt: string) => ({
  recommendations: films,
  generatedAt,
  explanation: 'Bu akşam için derlenmiş üç film.',
  mood: 'sad',
});
