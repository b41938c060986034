import { loadCatalogue, loadMemories, loadTexts, loadVocabulary } from '#films/catalogue.ts';
import { createCatalogue } from './catalogue.ts';

/** The built-in catalogue with its index; its texts follow with the first card. @throws where it cannot be fetched */
export async function builtInCatalogue() {
  const [films, vocabulary] = await Promise.all([loadCatalogue(), loadVocabulary()]);
  return createCatalogue(films, { vocabulary, texts: loadTexts, memories: loadMemories });
}
