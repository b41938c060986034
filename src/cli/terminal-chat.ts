import type { ModelMessage } from 'ai';

import { readApproval } from '#assistant/approval-words.ts';
import { errorMessage } from '#assistant/error-message.ts';
import { filmMentions } from '#assistant/film-mentions.ts';
import type { Turn } from '#composition/turn.ts';
import type { NamedFilms } from '#tools/named-films.ts';
import { type PendingCall, type ToolReport, toolReports } from './tool-reports.ts';

/** One turn as it is written with `--json` (docs/product.md). */
export interface TurnReport {
  user: string;
  tools: ToolReport[];
  text: string;
  /** Who answered. */
  model: string;
  /** The films that the text named without a tool, held against the catalogue. */
  named?: NamedFilms;
}

/** What was named in words, looked up; nothing where the built-in assistant spoke. */
async function namedIn({ checkNamed }: Turn, text: string): Promise<NamedFilms | undefined> {
  const mentions = checkNamed === undefined ? [] : filmMentions(text);
  return mentions.length === 0 ? undefined : checkNamed?.(mentions);
}

/** What was said in the steps of a turn; where a tool's explanation ends it, that too. */
function wordsOf(
  steps: readonly { text: string; toolResults: readonly unknown[] }[],
  explanation: string,
): string {
  const said = steps.map(({ text }) => text).filter(Boolean);
  const ended = (steps.at(-1)?.toolResults.length ?? 0) > 0 || said.length === 0;
  return [...said, ...(ended ? [explanation] : [])].join(' ').trim();
}

/** A conversation kept as messages. A pending removal is settled by the next turn's yes or no. */
export function createTerminalChat(newTurn: () => Promise<Turn>) {
  const messages: ModelMessage[] = [];
  let pending: PendingCall[] = [];

  /** Answers what was asked before; other words leave the removal undone and are a message of their own. */
  const settlePending = (text: string): PendingCall[] => {
    const asked = pending;
    pending = [];
    const approved = asked.length > 0 ? readApproval(text) : undefined;
    if (approved !== undefined) {
      messages.push({
        role: 'tool',
        content: asked.map(({ approvalId }) => ({ type: 'tool-approval-response', approvalId, approved })),
      });
      return asked;
    }
    const output = { type: 'execution-denied', reason: 'Yanıtlanmadı.' } as const;
    const content = asked.map(
      ({ toolCallId, toolName }) => ({ type: 'tool-result', toolCallId, toolName, output }) as const,
    );
    if (content.length > 0) messages.push({ role: 'tool', content });
    messages.push({ role: 'user', content: text });
    return [];
  };

  return {
    /** Says one text and waits for the whole answer. Failures are reported as the text, never thrown. */
    async say(text: string): Promise<TurnReport> {
      const turn = await newTurn();
      // As in the chat, nothing is sent for an empty message.
      if (text.trim() === '') return { user: text, tools: [], text: '', model: turn.model };
      const length = messages.length;
      const settled = settlePending(text);
      try {
        const result = await turn.agent.generate({ messages });
        messages.push(...result.responseMessages);
        const reports = toolReports(result.steps, result.responseMessages, settled);
        pending = reports.pending;
        const answer = wordsOf(result.steps, reports.explanation);
        const named = reports.tools.length === 0 ? await namedIn(turn, answer) : undefined;
        // Who answered is known at the end only: the service may have failed meanwhile.
        return { user: text, tools: reports.tools, text: answer, model: turn.model, ...(named && { named }) };
      } catch (error) {
        messages.length = length;
        return { user: text, tools: [], text: errorMessage(error), model: turn.model };
      }
    },
  };
}
