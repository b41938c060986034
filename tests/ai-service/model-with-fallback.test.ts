import type { LanguageModelV4 } from '@ai-sdk/provider';
import { describe, expect, it } from 'vitest';

import { createAgent } from '#assistant/agent.ts';
import { withFinishErrors } from '#assistant/finish-errors.ts';
import { createOpenAiModel } from '#ai-service/openai-model.ts';
import { modelWithFallback } from '#ai-service/model-with-fallback.ts';
import { createTransport } from '#assistant/transport.ts';
import { createChat } from '#features/chat/session/create-chat.ts';
import { type FaultName, FAULTS } from '#tests/support/openai-stand-in/faults.ts';
import { callsTool } from '#tests/support/openai-stand-in/reply.ts';
import { startOpenAiStandIn } from '#tests/support/openai-stand-in/start.ts';
import { scriptedModel, type Step } from '#tests/support/scripted-model.ts';
import { NOW, toolPorts } from '#tests/support/tool-ports.ts';

async function talk(fault: FaultName | undefined, steps: readonly Step[], stallMs?: number) {
  const standIn = await startOpenAiStandIn({ retryAfterMs: 1 });
  const reply = fault && FAULTS[fault];
  // People are answered in words; JSON might be a call that is written out, and is not shown before it is whole.
  if (reply !== undefined && 'text' in reply)
    standIn.script({ ...reply, text: 'Bu akşam için şöyle bir film var.' });
  else standIn.fault(fault);
  const service = createOpenAiModel({ apiKey: 'sk-deneme', baseUrl: standIn.baseUrl, stallMs });
  const builtIn = scriptedModel(steps);
  const { ports, records } = toolPorts();
  const failures: unknown[] = [];
  const chat = createChat(
    withFinishErrors(
      createTransport({
        agent: async () => {
          const turn = modelWithFallback({ model: service, fallback: async () => builtIn });
          failures.push(turn.failure);
          return {
            agent: createAgent({ model: turn.model, ports }),
            model: 'gpt-3.5-turbo',
          };
        },
        now: () => NOW,
      }),
    ),
  );
  const textOf = () =>
    (chat.messages.at(-1)?.parts ?? []).map((part) => (part.type === 'text' ? part.text : '')).join('');
  return { chat, standIn, builtIn, records, textOf, close: () => standIn.close() };
}

describe('a service that fails before it answers', () => {
  it.each([
    ['status400', 1, 'Servis isteği anlamadı.'],
    ['status401', 1, "Yapay zekâ anahtarı geçersiz. Ayarlar'dan denetleyebilirsin."],
    ['status403', 1, 'Yapay zekâ anahtarının bu modele izni yok.'],
    ['status404', 1, 'Yapay zekâ modeli ya da adresi bulunamadı.'],
    ['status408', 3, 'Servis zamanında yanıt vermedi.'],
    ['status409', 3, 'Servis şu an çakışan bir istekle meşgul.'],
    ['status422', 1, 'Servis isteği işleyemedi.'],
    ['status429', 3, 'İstek sınırına ulaşıldı. Biraz sonra yeniden dene.'],
    ['status500', 3, 'Serviste bir sorun var.'],
    ['status503', 3, 'Serviste bir sorun var.'],
    ['htmlError', 3, 'Serviste bir sorun var.'],
  ] as const)(
    'is stood in for after %s and %i requests, and the answer says why',
    async (fault, asked, why) => {
      const { chat, standIn, textOf, close } = await talk(fault, [{ say: 'Merhaba!' }]);
      await chat.sendMessage({ text: 'merhaba' });
      expect(textOf()).toBe(
        `Yapay zekâ servisi kullanılamadı: ${why} Yerine yerleşik asistan olarak ben baktım.\n\nMerhaba!`,
      );
      expect(chat.status).toBe('ready');
      expect(standIn.requests).toHaveLength(asked);
      await close();
    },
  );

  it('is not asked again in that turn, and is in the next', async () => {
    const { chat, standIn, records, textOf, close } = await talk('status401', [
      { call: 'addFavourite', input: { title: 'Titanik' } },
      { say: 'Ekledim.' },
    ]);
    await chat.sendMessage({ text: 'Titanik’i ekle' });
    expect(records.favourites.get()).toHaveLength(1);
    expect(standIn.requests).toHaveLength(1);
    standIn.reset();
    await chat.sendMessage({ text: 'nasılsın' });
    expect(standIn.requests).toHaveLength(1);
    expect(textOf()).toMatch(/^Merhaba! Nasıl bir film/u);
    await close();
  });
});

describe('a stream that breaks once it has begun', () => {
  it.each([
    ['cut', 'Yanıt yarıda kesildi.'],
    ['endsEarly', 'Yanıt yarıda kesildi.'],
    ['failsMidway', 'Serviste bir sorun var.'],
    ['stalls', 'Yanıt zamanında gelmedi.'],
  ] as const)('M-38 keeps what had arrived, and the built-in assistant goes on: %s', async (fault, why) => {
    const { chat, textOf, close } = await talk(fault, [{ say: 'Üç film önerebilirim.' }], 150);
    await chat.sendMessage({ text: 'anlat' });
    expect(chat.status).toBe('ready');
    const [arrived, rest] = textOf().split('Yapay zekâ servisi kullanılamadı: ');
    expect('Bu akşam için şöyle bir film var.'.startsWith(arrived ?? '')).toBe(true);
    expect(arrived).not.toBe('');
    expect(rest).toBe(`${why} Yerine yerleşik asistan olarak ben baktım.\n\nÜç film önerebilirim.`);
    expect(chat.messages.at(-1)?.parts.map((part) => ('state' in part ? part.state : ''))).not.toContain(
      'streaming',
    );
    await close();
  });

  it.each([
    ['length', 'Yanıt, uzunluk sınırına ulaştığı için yarıda kaldı.'],
    ['content_filter', 'Yanıtı içerik süzgeci durdurdu.'],
  ] as const)('M-38 is gone on with where it ended by %s', async (finishReason, why) => {
    const { chat, standIn, textOf, close } = await talk(undefined, [{ say: 'Buyur.' }]);
    standIn.script({ kind: 'says', text: 'Şöyle bir', finishReason });
    await chat.sendMessage({ text: 'anlat' });
    expect(chat.status).toBe('ready');
    expect(textOf()).toBe(
      `Şöyle birYapay zekâ servisi kullanılamadı: ${why} Yerine yerleşik asistan olarak ben baktım.\n\nBuyur.`,
    );
    await close();
  });

  it('M-38 does not act on half a call', async () => {
    const { chat, standIn, records, textOf, close } = await talk(undefined, [{ say: 'Ekleyemedim.' }]);
    standIn.script({
      kind: 'says',
      calls: [{ name: 'addFavourite', input: { title: 'Titanik' } }],
      finishReason: 'length',
    });
    await chat.sendMessage({ text: 'Titanik’i ekle' });
    // The call was whole, so that the turn went on with it.
    expect(records.favourites.get()).toHaveLength(1);
    expect(textOf()).not.toContain('kullanılamadı');
    await close();
  });
});

it('takes a breath before each question, whoever is asked', async () => {
  const order: string[] = [];
  const asked = (name: string, steps: readonly Step[]): LanguageModelV4 => {
    const model = scriptedModel(steps);
    return {
      ...model,
      doStream: async (options) => {
        order.push(name);
        return model.doStream(options);
      },
    };
  };
  const { model } = modelWithFallback({
    model: asked('service', [{ fail: new Error('olmadı') }]),
    fallback: async () => builtIn,
    breathe: async () => void order.push('breath'),
  });
  const builtIn = asked('built-in', [{ say: 'Bir.' }, { say: 'İki.' }]);
  const question = {
    prompt: [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'selam' }] }],
  };
  await model.doStream(question);
  await model.doStream(question);
  expect(order).toEqual(['breath', 'service', 'built-in', 'breath', 'built-in']);
});

describe('a service whose calls only fail', () => {
  it('V-08 is stood in for after two of them, and its calls are forgotten', async () => {
    const { chat, standIn, builtIn, textOf, close } = await talk(undefined, [
      { call: 'addFavourite', input: { title: 'Titanik' } },
      { say: 'Ekledim.' },
    ]);
    standIn.script(callsTool('sendMail', { to: 'x' }), callsTool('showFilm', 'Titanik'));
    await chat.sendMessage({ text: 'Titanik’i ekle' });
    expect(standIn.requests).toHaveLength(2);
    expect(textOf()).toMatch(/Ekledim\.$/u);
    expect(builtIn.prompts.map((prompt) => prompt.map(({ role }) => role))).toEqual([
      ['system', 'user'],
      ['system', 'user', 'assistant', 'tool'],
    ]);
    expect(chat.status).toBe('ready');
    await close();
  });
});
