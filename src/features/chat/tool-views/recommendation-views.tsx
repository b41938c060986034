import { INTERRUPTED } from '#assistant/close-dangling-calls.ts';
import type { Fallback } from '#domain/fallback.ts';

import { AnswerCards } from '../cards/answer-cards.tsx';
import { ChatCards } from '../cards/chat-cards.tsx';
import { MessageText } from '../text/message-text.tsx';
import { withoutNotice } from '../text/without-notice.ts';
import { DraftFilms, ReplacedFilms } from './draft-films.tsx';
import type { ViewProps } from './tool-entry.ts';
import { ToolNote } from './tool-note.tsx';
import { UnderstoodChips } from './understood-chips.tsx';

const STAGES = { selecting: 'Filmler seçiliyor…', posters: 'Posterler aranıyor…' } as const;

const NOT_SAVED = (
  <ToolNote tone="error">Bu öneri geçmişe kaydedilemedi; tarayıcıda yer kalmamış olabilir.</ToolNote>
);

/** Why these; that the AI service could not be asked stands above the answer already. */
function explanationOf({ explanation, ...output }: { explanation: string; fallback?: Fallback | undefined }) {
  return withoutNotice(explanation, output.fallback);
}

/** Stages while it works, then three cards and why these three; what was cut is shown as cut. */
export function RecommendView({ input, output, live, open }: ViewProps<'recommendFilms'>) {
  if (output.status === 'failed') return <ToolNote tone="info">{output.message}</ToolNote>;
  if (output.status === 'working' && !live) return <ToolNote tone="cancelled">{INTERRUPTED}</ToolNote>;
  if (output.status === 'working' && output.stage !== 'posters') {
    return (
      <div className="flex flex-col gap-3">
        <ToolNote tone="working">{STAGES.selecting}</ToolNote>
        {output.stage === 'drafts' && <DraftFilms drafts={output.drafts} replaced={output.replaced} />}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {output.status === 'working' && <ToolNote tone="working">{STAGES.posters}</ToolNote>}
      {input && <UnderstoodChips wishes={input} removable={open} live={live} />}
      <MessageText text={explanationOf(output)} />
      <AnswerCards films={output.films} deal={live} swappable={open && output.films.length > 1} />
      <ReplacedFilms replaced={output.replaced} />
      {output.status === 'done' && !output.saved && NOT_SAVED}
    </div>
  );
}

/** The surprise stays in the conversation after its popup has closed. */
export function SurpriseView({ output, live }: ViewProps<'surpriseFilm'>) {
  if (output.status === 'failed') return <ToolNote tone="info">{output.message}</ToolNote>;
  if (output.status === 'working') {
    return (
      <ToolNote tone={live ? 'working' : 'cancelled'}>{live ? STAGES[output.stage] : INTERRUPTED}</ToolNote>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <MessageText text={explanationOf(output)} />
      <ChatCards films={[output.film]} deal={live} />
      {!output.saved && NOT_SAVED}
    </div>
  );
}
