import { sentenceOf } from '#ai-service/failures/service-failure.ts';
import type { ModelTrial, Tried } from '#ai-service/model-trial.ts';
import { failed, type Outcome } from './outcome.ts';

/** What a trial of a model found, and what follows from it. */
export function outcomesOf(model: string, { films, chat, seconds }: ModelTrial): Outcome[] {
  return [
    films.works
      ? {
          ok: true,
          text: `Film önerileri çalışıyor: ${model} ile bir öneri ${durationOf(seconds ?? 0)} sürer.`,
        }
      : failed(`Film önerileri: ${causeOf(films)} Filmleri yerleşik önerici seçer.`),
    chat.works
      ? { ok: true, text: 'Sohbet çalışıyor: model uygulamanın araçlarını kullanabiliyor.' }
      : failed(
          `Sohbet: ${causeOf(chat)} Seninle yerleşik asistan konuşur${films.works ? ', filmleri yine model seçer' : ''}.`,
        ),
  ];
}

/** An answer that holds no JSON, or no call, is no unreadable service: the model did not do as it was told. */
const causeOf = ({ failure }: Extract<Tried, { works: false }>): string =>
  failure.kind === 'unreadable' ? 'model istenen biçimde yanıt vermedi.' : sentenceOf(failure);

function durationOf(seconds: number): string {
  if (seconds < 3) return 'birkaç saniye';
  if (seconds < 90) return `yaklaşık ${Math.round(seconds)} saniye`;
  return `yaklaşık ${Math.round(seconds / 60)} dakika`;
}
