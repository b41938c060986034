import type {
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';

import { AnswerCutError } from '../failures/failure.ts';
import { type FailureKind, ServiceError } from '../failures/service-failure.ts';

/** What is known of an answer at its end. */
export interface Answered {
  end?: LanguageModelV4FinishReason;
  /** Whether anything could be read of it. */
  isReadable: boolean;
}

/** The raw finish reason of an answer whose words are a refusal. */
export const REFUSAL = 'refusal';

/** OpenAI ends a refusal like an answer, and the SDK calls that a filter: its words may be shown, and are no filter's. */
export const endOf = (end: LanguageModelV4FinishReason): LanguageModelV4FinishReason =>
  end.unified === 'content-filter' && end.raw === 'stop' ? { unified: 'other', raw: REFUSAL } : end;

const KINDS: Partial<Record<LanguageModelV4FinishReason['unified'], FailureKind>> = {
  length: 'lengthReached',
  'content-filter': 'filtered',
};

/** Why an answer that ended holds nothing. */
export function emptyFailure({ end, isReadable }: Answered): Error {
  if (!isReadable) return new ServiceError({ kind: 'unreadable' });
  if (end === undefined || end.unified === 'interrupted') return new AnswerCutError();
  return new ServiceError({ kind: end.raw === REFUSAL ? 'refused' : (KINDS[end.unified] ?? 'noAnswer') });
}

/** Whether a part of an answer, streamed or whole, is words or a call. Thoughts alone are no answer. */
export function saysSomething(part: LanguageModelV4Content | LanguageModelV4StreamPart): boolean {
  switch (part.type) {
    case 'text':
      return part.text.trim() !== '';
    case 'text-delta':
      return part.delta.trim() !== '';
    case 'tool-call':
    case 'tool-input-start':
      return true;
    default:
      return false;
  }
}
