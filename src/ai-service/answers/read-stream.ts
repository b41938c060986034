import type { LanguageModelV4StreamPart, LanguageModelV4ToolCall } from '@ai-sdk/provider';

import { NO_USAGE } from './no-usage.ts';
import { createLoopWatch } from './loop-watch.ts';
import { createRegionSplitter, type Region } from './split-regions.ts';
import type { CallMender } from './whole-calls.ts';
import { mayBeCall, writtenCalls } from './written-calls.ts';

type Controller = TransformStreamDefaultController<LanguageModelV4StreamPart>;
type Finish = Extract<LanguageModelV4StreamPart, { type: 'finish' }>;

/** How an answer ends whose model wrote its turn's end as words. */
const END_OF_TURN: Pick<Finish, 'finishReason' | 'usage'> = {
  finishReason: { unified: 'stop', raw: undefined },
  usage: NO_USAGE,
};

/** Like `readContent`, while the answer streams: words that may become a call wait until they are one, or are none. */
export function readStream(
  mender: CallMender,
): TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart> {
  const splitter = createRegionSplitter();
  const { open, say, close } = createSpeaker();
  let held: string | undefined = mender.names.length > 0 ? '' : undefined;
  let hasWritten = false;
  let hasEnded = false;
  const watch = createLoopWatch();

  function call(made: LanguageModelV4ToolCall, controller: Controller): void {
    hasWritten = true;
    close(controller);
    const { toolCallId: id, toolName, input } = made;
    controller.enqueue({ type: 'tool-input-start', id, toolName });
    controller.enqueue({ type: 'tool-input-delta', id, delta: input });
    controller.enqueue({ type: 'tool-input-end', id });
    controller.enqueue(made);
  }

  async function write(text: string, controller: Controller): Promise<void> {
    const calls = await writtenCalls(text, mender.names);
    if (calls.length === 0) say('text', text, controller);
    for (const each of calls) call(await mender.written(each), controller);
  }

  async function hear({ kind, text }: Region, controller: Controller): Promise<void> {
    if (kind === 'end') {
      hasEnded = true;
      return;
    }
    if (kind === 'call') return write(text, controller);
    if (kind === 'thoughts') return say('reasoning', text, controller);
    if (held === undefined) return say('text', text, controller);
    held += text;
    if (mayBeCall(held, mender.names)) return;
    say('text', held, controller);
    held = undefined;
  }

  async function end(controller: Controller): Promise<void> {
    for (const region of splitter.end()) await hear(region, controller);
    if (held !== undefined && held.trim() !== '') await write(held, controller);
    held = undefined;
    close(controller);
  }

  async function finish(part: Finish, controller: Controller): Promise<void> {
    await end(controller);
    controller.enqueue(
      hasWritten ? { ...part, finishReason: { ...part.finishReason, unified: 'tool-calls' } } : part,
    );
    if (hasEnded) controller.terminate();
  }

  return new TransformStream({
    async transform(part, controller) {
      switch (part.type) {
        case 'text-start':
          return open(part);
        case 'text-delta':
          for (const region of splitter.push(part.delta)) await hear(region, controller);
          // Nobody waits for what the model writes beyond its turn.
          if (hasEnded) await finish({ type: 'finish', ...END_OF_TURN }, controller);
          else watch(part.delta);
          return;
        case 'text-end':
          return end(controller);
        case 'tool-input-start':
          return controller.enqueue({ ...part, toolName: mender.nameOf(part.toolName) });
        case 'tool-call':
          return controller.enqueue(await mender.mended(part));
        case 'finish':
          return finish(part, controller);
        default:
          controller.enqueue(part);
      }
    },
  });
}

/** Opens and closes the parts of an answer, so that thoughts and words each stand in their own. */
function createSpeaker() {
  let kind: 'text' | 'reasoning' | undefined;
  let name = 'text';
  let count = 0;

  function close(controller: Controller): void {
    if (kind !== undefined) controller.enqueue({ type: `${kind}-end`, id: `${name}-${count}` });
    kind = undefined;
  }
  return {
    close,
    open: ({ id }: { id: string }) => void (name = id),
    say(of: 'text' | 'reasoning', said: string, controller: Controller): void {
      // The lines between thoughts and words belong to neither.
      const delta = kind === of ? said : said.trimStart();
      if (delta === '') return;
      if (kind !== of) {
        close(controller);
        kind = of;
        count += 1;
        controller.enqueue({ type: `${of}-start`, id: `${name}-${count}` });
      }
      controller.enqueue({ type: `${of}-delta`, id: `${name}-${count}`, delta });
    },
  };
}
