import type { ToolExamples } from './example.ts';

export const EXAMPLES: ToolExamples<'remember' | 'forget'> = {
  remember: {
    output: { status: 'done', note: { kind: 'avoidGenre', text: 'Korku' } },
    shows: /Not aldım: Korku sevmiyorsun/u,
  },
  forget: {
    output: { status: 'done', note: { kind: 'child', text: '8' } },
    shows: /Unuttum: Evde 8 yaşında bir çocuk var/u,
  },
};
