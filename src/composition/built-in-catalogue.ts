import { loadCatalogue, loadLore, loadMemories, loadTexts, loadVocabulary } from '#films/catalogue.ts';
import { createFilmIndexInPieces } from '#films/film-index.ts';
import { createCatalogue } from './catalogue.ts';

/**
 * The built-in catalogue with its index; its texts follow with the first card.
 * @param breathe waited for between two pieces of the work
 * @throws where it cannot be fetched
 */
export async function builtInCatalogue(breathe = async () => {}) {
  const [films, vocabulary] = await Promise.all([loadCatalogue(), loadVocabulary()]);
  await breathe();
  const index = await createFilmIndexInPieces(films, vocabulary, breathe);
  return createCatalogue(films, {
    vocabulary,
    texts: loadTexts,
    memories: loadMemories,
    lore: loadLore,
    index,
  });
}
