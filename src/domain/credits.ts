/** The sentence that the movie database asks everybody to show who uses it. */
export const TMDB_NOTICE =
  "Bu ürün TMDB API'sini kullanır ancak TMDB tarafından onaylanmamış veya sertifikalandırılmamıştır.";
export const TMDB_SITE = 'https://www.themoviedb.org';
