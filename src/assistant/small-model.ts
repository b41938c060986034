import type { JSONSchema7, LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';

import { isFields } from '#lib/is-fields.ts';
import type { PlannedCall, ToolName } from '#tools/registry.ts';

/** What a model with a context of 4,096 tokens takes beside instructions, tools and its answer. */
export const SMALL_BUDGET = 1500;

/** The same as INSTRUCTIONS, in as few words as a small model follows. */
const SMALL_INSTRUCTIONS = `Sen SineSohbet'in film asistanısın. Kısa ve sıcak bir Türkçeyle konuş.
- Film isteyene recommendFilms çağır; yalnızca söyleneni doldur, tür yoksa genres boş liste olsun.
- "Şaşırt beni" diyene surpriseFilm çağır.
- Film uydurma; yalnızca araçların verdiğini söyle.
- Kendine zarar vermekten söz edene film önerme; 112'yi ve bir yakınını aramasını söyle.`;

/** The tools that a conversation about films needs most. */
const SMALL_TOOLS: ReadonlySet<string> = new Set<ToolName>([
  'recommendFilms',
  'surpriseFilm',
  'showFilm',
  'findTrailer',
  'addFavourite',
  'removeFavourite',
  'markWatched',
  'listFilms',
]);

/** The wishes that people say most; the model leaves the others out. */
const SMALL_WISHES: ReadonlySet<string> = new Set<keyof PlannedCall<'recommendFilms'>['input']>([
  'genres',
  'mood',
  'excludeGenres',
  'minYear',
  'maxYear',
  'minRating',
  'maxDuration',
  'people',
  'similarTo',
  'origin',
  'themes',
  'maxAge',
]);

/** A model with a small context: it is told less, and offered fewer tools, each with less to fill in. */
export function smallModel(model: LanguageModelV4): LanguageModelV4 {
  return {
    ...model,
    doGenerate: (options) => model.doGenerate(small(options)),
    doStream: (options) => model.doStream(small(options)),
  };
}

function small({ prompt, tools, ...options }: LanguageModelV4CallOptions): LanguageModelV4CallOptions {
  const said = prompt.map((message) =>
    message.role === 'system' ? { ...message, content: SMALL_INSTRUCTIONS } : message,
  );
  const offered = tools?.flatMap((tool) =>
    tool.type === 'function' && SMALL_TOOLS.has(tool.name)
      ? [{ ...tool, inputSchema: fewer(tool.inputSchema, tool.name === 'recommendFilms') }]
      : [],
  );
  return { ...options, prompt: said, ...(offered === undefined ? {} : { tools: offered }) };
}

/** Without the bounds of whole numbers that zod writes down, which no film reaches. */
function fewer({ type, properties = {}, required }: JSONSchema7, isRecommendation: boolean): JSONSchema7 {
  const kept = Object.entries(properties).filter(([name]) => !isRecommendation || SMALL_WISHES.has(name));
  const plain = kept.map(([name, schema]) => {
    if (!isFields(schema)) return [name, schema] as const;
    const { minimum: _minimum, maximum: _maximum, ...rest } = schema;
    return [name, rest] as const;
  });
  return {
    ...(type === undefined ? {} : { type }),
    properties: Object.fromEntries(plain),
    ...(required === undefined ? {} : { required }),
  };
}
