import { describe, expect, it } from 'vitest';

import { isVerbForm, writtenFuture } from '#lib/turkish/verb-forms.ts';

describe('isVerbForm', () => {
  it.each(
    [
      ['aciyorum', 'yikildi', 'bosandim', 'caldilar', 'sattim', 'ucsun', 'gorecek', 'dalarim', 'kandirdim'],
      ['almiyorum', 'agliyordu', 'sinirlendim', 'sasirayim', 'kuralim', 'baksana', 'keserler', 'uyarlanan'],
      ['gulmeye', 'cozunce', 'bakamayabilirim', 'izletmeyecekler', 'gidiyoruz', 'ediyor', 'istemiyo'],
    ].flat(),
  )('%s is one', (word) => expect(isVerbForm(word)).toBe(true));

  it.each(
    [
      ['komdei', 'gerlim', 'fragmnai', 'aksyon', 'animasyon', 'dram', 'projeksiyon', 'makarna', 'kemik'],
      ['istanbul', 'inception', 'favroi', 'fantsatik', 'macrea', 'gosetr'],
    ].flat(),
  )('%s is none', (word) => expect(isVerbForm(word)).toBe(false));
});

describe('writtenFuture', () => {
  it.each([
    ['yapicam', 'yapacagim'],
    ['izlicem', 'izleyecegim'],
    ['izlicez', 'izleyecegiz'],
    ['gelmicem', 'gelmeyecegim'],
    ['aglicam', 'aglayacagim'],
    ['gidicez', 'gidecegiz'],
    ['acicaz', 'acacagiz'],
    ['amcam', undefined],
    ['ilicam', undefined],
    ['sevgilim', undefined],
  ])('%s is written %s', (spoken, written) => expect(writtenFuture(spoken)).toBe(written));
});
