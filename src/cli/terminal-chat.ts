import type { ModelMessage } from 'ai';
import * as z from 'zod/mini';

import { readApproval } from '#assistant/approval-words.ts';
import { errorMessage } from '#assistant/error-message.ts';
import { filmMentions } from '#assistant/film-mentions.ts';
import { fallbackInMetadata } from '#assistant/message-fallback.ts';
import type { Turn } from '#composition/turn.ts';
import { type Fallback, fallbackSchema } from '#domain/fallback.ts';
import { normaliseTitle } from '#domain/title.ts';
import { joinList } from '#lib/turkish/format.ts';
import { accusative } from '#lib/turkish/suffix.ts';
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
  /** Why the built-in assistant answered for a service; `tekrar dene` asks that again. */
  fallback?: Fallback;
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

/** What a screen asks on a card. */
function approvalQuestion(pending: readonly PendingCall[]): string {
  const titles = pending.flatMap(({ input }) => titledSchema.safeParse(input).data?.title ?? []);
  if (pending.length === 0) return '';
  return titles.length === 0
    ? 'Notlarını sileyim mi? (evet / hayır)'
    : `${accusative(joinList(titles))} listenden çıkarayım mı?`;
}
const titledSchema = z.object({ title: z.string() });

const RETRY = normaliseTitle('Tekrar dene');

const toldSchema = z.union([
  z.pipe(
    z.object({ output: z.object({ fallback: fallbackSchema }) }),
    z.transform(({ output }) => output.fallback),
  ),
  z.pipe(
    z.object({ providerMetadata: z.record(z.string(), z.unknown()) }),
    z.transform(({ providerMetadata }) => fallbackInMetadata(providerMetadata)),
  ),
]);

/** Why a built-in part answered in a turn: said with its words, or with its films. */
function fallbackOf(
  steps: readonly { content: readonly unknown[] }[],
  tools: readonly ToolReport[],
): Fallback | undefined {
  const told = [...steps.flatMap(({ content }) => content), ...tools];
  return told.map((each) => toldSchema.safeParse(each).data).find((each) => each !== undefined);
}

/** A conversation kept as messages. A pending removal is settled by the next turn's yes or no. */
export function createTerminalChat(newTurn: () => Promise<Turn>) {
  const messages: ModelMessage[] = [];
  let pending: PendingCall[] = [];
  /** What a service failed to answer, and how many messages stood before it. */
  let failed: { text: string; length: number } | undefined;

  /** What is meant by a text: `tekrar dene` takes the answer back that stood in for a service, and asks once more. */
  const meant = (text: string): string => {
    if (failed === undefined || normaliseTitle(text) !== RETRY) return text;
    messages.length = failed.length;
    pending = [];
    return failed.text;
  };

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
    async say(user: string): Promise<TurnReport> {
      const turn = await newTurn();
      // As in the chat, nothing is sent for an empty message.
      if (user.trim() === '') return { user, tools: [], text: '', model: turn.model };
      const text = meant(user);
      const length = messages.length;
      const settled = settlePending(text);
      try {
        const result = await turn.agent.generate({ messages });
        messages.push(...result.responseMessages);
        const reports = toolReports(result.steps, result.responseMessages, settled);
        pending = reports.pending;
        const answer = wordsOf(result.steps, reports.explanation) || approvalQuestion(pending);
        const named = reports.tools.length === 0 ? await namedIn(turn, answer) : undefined;
        const fallback = fallbackOf(result.steps, reports.tools);
        // A removal that was settled is not asked about again.
        failed = fallback === undefined || settled.length > 0 ? undefined : { text, length };
        // Who answered is known at the end only: the service may have failed meanwhile.
        return {
          user,
          tools: reports.tools,
          text: answer,
          model: turn.model,
          ...(named && { named }),
          ...(fallback && { fallback }),
        };
      } catch (error) {
        messages.length = length;
        failed = { text, length };
        return { user, tools: [], text: errorMessage(error), model: turn.model };
      }
    },
  };
}
