import { describe, expect, it } from 'vitest';

import { scorer, scoresOf, summariser, summaryOf } from '#assistant/models/local/judge/net.ts';
import { readWeights } from '#assistant/models/local/judge/read-weights.ts';
import { type Example, learn } from '#scripts/train/learn.ts';
import { parseMentions } from '#scripts/train/mentions.ts';
import { toNet } from '#scripts/train/round.ts';
import { parseSentences } from '#scripts/train/sentences.ts';
import { hashOf, readLessons, trainAll, trainHearing } from '#scripts/train/train.ts';

/** Learning takes seconds, and longer where the machine has other work; all of it is done in the long run. */
const LONG = 300_000;

describe('the sentences', () => {
  it('are read with their labels', () => {
    expect(
      parseSentences('tell.tsv', 'müzikale gelemem\ttones=-romantik,hafif company=kids\nben Ali\n'),
    ).toEqual([
      { text: 'müzikale gelemem', act: 'tell', tones: ['-romantik', 'hafif'], company: 'kids', place: 0 },
      { text: 'ben Ali', act: 'tell', tones: [], place: 0.5 },
    ]);
  });

  it.each([
    ['tell.tsv', 'bir\niki\tmood=angry\n', 'tell.tsv:2: no such label: mood in “iki\tmood=angry”'],
    ['tell.tsv', 'bir\ttones=komik,sıkıcı', 'tell.tsv:1: no such label: tones'],
    ['tell.tsv', 'bir\tmod=happy', 'tell.tsv:1: no such label: name'],
    ['tell.tsv', 'bir\n\tmood=happy', 'tell.tsv:2: no sentence'],
    ['tell.tsv', 'bir\niki\nbir\n', 'tell.tsv:3: a sentence that is there twice'],
    ['tell.tsv', 'bir\tmood=happy\tiki', 'tell.tsv:1: a second tab'],
    ['wish.tsv', 'bir', 'wish.tsv: no act is called so'],
  ])('of %s are refused with file and line: %j', (file, content, message) => {
    expect(() => parseSentences(file, content)).toThrow(message);
  });
});

describe('the messages with mentions', () => {
  it('are read with what each is for', () => {
    expect(
      parseMentions('told.tsv', 'emekli savcıyım, seri katil açma\tnone=savcıyım refuse=seri_katil\n'),
    ).toEqual([
      {
        text: 'emekli savcıyım, seri katil açma',
        place: 0,
        mentions: [
          { words: 'savcıyım', role: 'none' },
          { words: 'seri katil', role: 'refuse' },
        ],
      },
    ]);
  });

  it.each([
    ['bir western\twish=western', 'told.tsv:1: no such label: wish'],
    ['bir western\twant=komedi', 'told.tsv:1: no “komedi”'],
    ['bir western', 'told.tsv:1: no message with labels'],
    ['bir western\twant=western\tiki', 'told.tsv:1: no message with labels'],
  ])('are refused with file and line: %j', (content, message) => {
    expect(() => parseMentions('told.tsv', content)).toThrow(message);
  });
});

describe('training', () => {
  it('was done with the sentences as they are', async () => {
    expect(readWeights().sentences).toBe(hashOf(await readLessons()));
  });

  it(
    process.env['LONG'] === undefined
      ? 'makes of the sentences what the product knows of mentions and numbers, letter by letter'
      : 'makes of the sentences the weights of the product, letter by letter',
    async () => {
      const lessons = await readLessons();
      const { sentences: _hash, ...kept } = readWeights();
      const learnt =
        process.env['LONG'] === undefined
          ? { ...kept, ...(await trainHearing(lessons)) }
          : await trainAll(lessons);
      // Compared by itself: the difference of texts of half a megabyte would tell nobody anything.
      expect(JSON.stringify({ ...readWeights(), ...learnt }) === JSON.stringify(readWeights())).toBe(true);
    },
    LONG,
  );

  it('learns from examples, and from one more something else', () => {
    const learning = {
      answers: [
        { name: 'letter', answers: 'one', labels: ['x', 'y'], matters: 1 },
        { name: 'marks', answers: 'many', labels: ['!', '?'], matters: 1 },
      ],
      bits: 4,
      size: 3,
      passes: 40,
      rate: 1,
      kept: 1,
      seen: 1,
      steps: 4,
      within: 1,
      rounded: 0,
    } as const;
    const examples: Example[] = [
      { features: [1, 2], holds: { letter: ['x'], marks: ['!'] } },
      { features: [3, 4], holds: { letter: ['y'] } },
    ];
    const learnt = learn(examples, learning);
    expect(learn(examples, learning)).toEqual(learnt);
    const scores = (features: number[]) =>
      learnt.heads.map((head) =>
        scoresOf(summaryOf(features, { ...learning, weights: learnt.weights }), head),
      );
    const [ofX, ofY] = [scores([1, 2])[0], scores([3, 4])[0]];
    expect(ofX?.[0]).toBeGreaterThan(ofX?.[1] ?? 0);
    expect(ofY?.[1]).toBeGreaterThan(ofY?.[0] ?? 0);
    expect(scores([1, 2])[1]?.[0]).toBeGreaterThan(0);
    expect(learn([...examples, { features: [1], holds: { letter: ['y'] } }], learning)).not.toEqual(learnt);
  });

  it('learns in whole steps what will be stored so', () => {
    const learning = {
      answers: [{ name: 'letter', answers: 'one', labels: ['x', 'y'], matters: 1 }],
      bits: 4,
      size: 3,
      passes: 20,
      rate: 1,
      kept: 1,
      seen: 1,
      steps: 2,
      within: 0.9,
      rounded: 10,
    } as const;
    const examples: Example[] = [
      { features: [1, 2], holds: { letter: ['x'] } },
      { features: [3, 4], holds: { letter: ['y'] } },
    ];
    const { weights, step, heads } = learn(examples, learning);
    for (const weight of weights) expect([0, step, 2 * step]).toContain(Math.abs(weight));
    const net = toNet({ weights, step, heads }, learning);
    const [head] = net.heads;
    if (head === undefined) throw new Error('no head');
    const [x = 0, y = 0] = scorer(head, net)(summariser(net)([1, 2]));
    expect(x).toBeGreaterThan(y);
  });

  it('learns nothing of a feature that hardly another example has', () => {
    const learning = {
      answers: [{ name: 'letter', answers: 'one', labels: ['x', 'y'], matters: 1 }],
      bits: 4,
      size: 3,
      passes: 10,
      rate: 1,
      kept: 1,
      seen: 2,
      steps: 4,
      within: 1,
      rounded: 0,
    } as const;
    const examples: Example[] = [
      { features: [1, 5], holds: { letter: ['x'] } },
      { features: [1], holds: { letter: ['x'] } },
      { features: [2], holds: { letter: ['y'] } },
      { features: [2], holds: { letter: ['y'] } },
    ];
    const { weights } = learn(examples, learning);
    const of = (feature: number) => weights.slice(feature * 3, feature * 3 + 3);
    expect(of(1).some((weight) => weight !== 0)).toBe(true);
    expect(of(5).every((weight) => weight === 0)).toBe(true);
  });
});
