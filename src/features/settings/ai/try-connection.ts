import { TOO_LATE, UNREACHABLE, UNREADABLE } from '#ai-service/failures/failure-sentences.ts';
import { readAnswerError } from '#ai-service/failures/read-answer-error.ts';
import { sentenceOf } from '#ai-service/failures/service-failure.ts';
import type { ModelTrial } from '#ai-service/model-trial.ts';
import { type AiAddress, askForModels, modelsIn } from './models.ts';
import { failed, type Outcome } from './outcome.ts';
import { outcomesOf } from './trial-outcomes.ts';

/** Tries a model for what it will be used for. Never rejects. */
export type TryModel = (address: AiAddress) => Promise<ModelTrial>;

/** Some servers have no list of their models, which says nothing about the models. */
const NO_LIST: ReadonlySet<number> = new Set([404, 405, 501]);
const MODELS_NAMED = 5;

/** Tries the AI service: its address and key, whether the model is there, and what it will be used for. Never rejects. */
export async function tryAi(
  address: AiAddress,
  fetch: typeof globalThis.fetch,
  tryModel: TryModel,
): Promise<Outcome[]> {
  const problem = await problemOfList(address, fetch);
  return problem === undefined ? outcomesOf(address.model, await tryModel(address)) : [problem];
}

/** What the list of models says against going on. */
async function problemOfList(
  { baseUrl, apiKey, model }: AiAddress,
  fetch: typeof globalThis.fetch,
): Promise<Outcome | undefined> {
  try {
    const response = await askForModels({ baseUrl, apiKey }, fetch);
    const { ok, status, headers } = response;
    const body = await response.text();
    if (NO_LIST.has(status)) return undefined;
    if (!ok)
      return failed(sentenceOf(readAnswerError({ status, body, headers: Object.fromEntries(headers) })));
    const models = modelsIn(body);
    if (models === undefined) return failed(UNREADABLE);
    return models.length === 0 || models.some((id) => isSameModel(id, model))
      ? undefined
      : notThere(model, models);
  } catch (error) {
    if (error instanceof SyntaxError) return failed(UNREADABLE);
    // A browser does not ask with such a key, and says that the fetch failed.
    if (error instanceof TypeError && /[^\u0021-\u007E]/u.test(apiKey)) {
      return failed(sentenceOf({ kind: 'badKeyCharacter' }));
    }
    return failed(error instanceof DOMException && error.name === 'TimeoutError' ? TOO_LATE : UNREACHABLE);
  }
}

/** Ollama lists `llama3.2:latest` for `llama3.2`, and Gemini `models/gemini-2.5-flash`. */
const isSameModel = (id: string, model: string): boolean =>
  id.replace(/^models\//u, '').replace(/:latest$/u, '') ===
  model.replace(/^models\//u, '').replace(/:latest$/u, '');

function notThere(model: string, models: readonly string[]): Outcome {
  const some = models.slice(0, MODELS_NAMED).join(', ');
  const more = models.length > MODELS_NAMED ? ` ve ${models.length - MODELS_NAMED} model daha` : '';
  return failed(
    `Yapay zekâ servisine bağlanıldı, ama “${model}” modeli orada yok. Orada olanlar: ${some}${more}.`,
  );
}
