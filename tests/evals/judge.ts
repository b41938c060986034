import '#lib/zod-config.ts';

import type { LanguageModelV4Prompt } from '@ai-sdk/provider';

import { createHearing, createJudge, type Judge } from '#assistant/models/local/judge/judge.ts';
import { readWeights } from '#assistant/models/local/judge/read-weights.ts';
import { createLocalModel } from '#assistant/models/local/model.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { createFind } from '#scripts/train/find.ts';
import { readSentences, type Sentence } from '#scripts/train/sentences.ts';
import { FOLDS, foldOf, trainMessages } from '#scripts/train/train.ts';
import { readWays } from '#scripts/train/ways.ts';

/**
 * `npm run eval:judge -- [ACT …]`: the judge and what the assistant makes of it, on sentences that neither has learnt
 * from: each fifth of every file is judged by what was learnt from the others. For the acts named, every sentence that
 * is met with a tool (or, where films are wished, without one) is printed.
 */
const TOOLS = ['recommendFilms', 'surpriseFilm', 'showFilm', 'findTrailer', 'searchWeb', 'listFilms'];
const OTHERS = ['addFavourite', 'removeFavourite', 'markWatched', 'unmarkWatched', 'openTab', 'setTheme'];
const tools = [...TOOLS, ...OTHERS, 'showStats', 'compareFilms'].map((name) => ({
  type: 'function' as const,
  name,
  inputSchema: {},
}));

const shown = new Set(process.argv.slice(2));
const sentences = await readSentences();
const ways = await readWays();
const { index } = await builtInCatalogue();
const product = readWeights();
const find = await createFind(createHearing(product));

/** The first step of the assistant on a message without any before it. */
async function answerOf(judge: Judge, text: string) {
  const model = createLocalModel({ index, judge, generateId: () => 'id' });
  const prompt: LanguageModelV4Prompt = [{ role: 'user', content: [{ type: 'text', text }] }];
  const [part] = (await model.doGenerate({ prompt, tools })).content;
  return part?.type === 'tool-call'
    ? { tool: part.toolName, words: part.input }
    : { tool: undefined, words: part?.type === 'text' ? part.text : '' };
}

interface Row {
  sentences: number;
  judged: number;
  recommended: number;
  tools: number;
  moods: number;
  moodsMet: number;
}
const rows = new Map<Sentence['act'], Row>();
for (let fold = 0; fold < FOLDS; fold++) {
  const isOther = (one: Parameters<typeof foldOf>[0]) => foldOf(one) !== fold;
  const messages = trainMessages({ sentences: sentences.filter(isOther), ways: ways.filter(isOther) }, find);
  const judge = createJudge({ ...product, messages });
  for (const sentence of sentences.filter((one) => foldOf(one) === fold)) {
    const { act, mood, text } = sentence;
    const row = rows.get(act) ?? { sentences: 0, judged: 0, recommended: 0, tools: 0, moods: 0, moodsMet: 0 };
    rows.set(act, row);
    const judged = judge(text, find(text));
    const { tool, words } = await answerOf(judge, text);
    row.sentences += 1;
    row.judged += judged.act.label === act ? 1 : 0;
    row.tools += tool === undefined ? 0 : 1;
    row.recommended += tool === 'recommendFilms' ? 1 : 0;
    row.moods += mood === undefined ? 0 : 1;
    row.moodsMet += mood !== undefined && judged.mood.label === mood ? 1 : 0;
    if (shown.has(act) && (act === 'recommend') === (tool === undefined))
      console.log(
        `${act} | ${judged.act.label} ${judged.act.sure.toFixed(2)} | ${text}\n    ${tool ?? ''} ${words.slice(0, 110)}`,
      );
  }
}

const share = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`.padStart(8);
console.log('| act | sentences | judged | films recommended | any tool | mood |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const [act, row] of rows)
  console.log(
    `| ${act} | ${row.sentences} | ${share(row.judged, row.sentences)} | ${share(row.recommended, row.sentences)} | ${share(row.tools, row.sentences)} | ${share(row.moodsMet, row.moods)} |`,
  );
