/** A line of the judgements, as the file has it. */
export const aJudgementLine = (more: object = {}) => ({
  id: 'av-1990',
  feel: '1000121010',
  pace: 2,
  gore: 0,
  sex: 0,
  language: 1,
  age: 13,
  fame: 3,
  ending: 'open',
  core: ['dostluk'],
  era: 'günümüz',
  languages: ['tr'],
  recall: ['ormanda kaybolan avcılar'],
  rightFor: ['sakin'],
  word: 'Ormanın sesini duyunca sen de susuyorsun.',
  ...more,
});
