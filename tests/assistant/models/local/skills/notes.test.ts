import { describe, expect, it } from 'vitest';

import { callAfter, converse, lastWords } from '../converse.ts';

const calls = async (...texts: string[]) => (await converse(texts)).at(-1)?.calls;

describe('what the built-in model is told', () => {
  it('is noted where it is called that, and no film put by for it', async () => {
    const [turn] = await converse(['aklında bulunsun ben altyazılı film izleyemiyom, bunu not et bi kenara']);
    expect(turn?.calls[0]?.[0]).toBe('remember');
  });

  it.each([
    ['korku sevmem', 'avoidGenre', 'Korku'],
    ['ben korku filmi sevmem haberin olsun', 'avoidGenre', 'Korku'],
    ['korkudan nefret ederim', 'avoidGenre', 'Korku'],
    ['kan görmeye dayanamıyorum', 'avoidTone', 'kanlı'],
    ['altyazılı izlemem', 'other', 'altyazılı izlemem'],
    ['örümcek fobim var', 'other', 'örümcek fobim var'],
  ])('V-13 is noted: “%s”, and answered in words', async (said, kind, text) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([['remember', { note: { kind, text } }]]);
    expect(turn?.text.length).toBeGreaterThan(10);
  });

  it.each(['pardon usta yanlis yere yazmsim, yuku bosalttim', 'yanlış yere yazıyorum galiba'])(
    'is not noted where it was written to somebody else: %s',
    async (said) => {
      expect(await calls(said)).toEqual([]);
    },
  );

  it.each([
    ['altyazı meselesini unut artık', { note: 'altyazi' }],
    ['kızım olduğunu unut', { note: 'kizim' }],
    ['korku sevmediğimi söylemiştim artık seviyorum', { note: 'Korku' }],
    ['korku sevmem demiştim ya onu aklından çıkar', { note: 'Korku' }],
    ['hakkımda bildiklerini sil', { all: true }],
  ])('V-13 is forgotten: “%s”', async (said, input) => {
    expect(await calls(said)).toEqual([['forget', input]]);
  });

  it.each([
    ['Bendeniz en çok dram severim, not buyurunuz.', 'other', 'Bendeniz en çok dram severim'],
    ['western hayranıyım haberin olsun', 'other', 'western hayranıyım'],
    ['animasyona bayılırım bunu bi köşeye not et', 'other', 'animasyona bayılırım'],
    [
      'şunu unutma ben müzikal filmleri çok seviyorum',
      'other',
      'şunu unutma ben müzikal filmleri çok seviyorum',
    ],
    ['aklında olsun bilim kurgu bir numaram', 'other', 'aklında olsun bilim kurgu bir numaram'],
    ['fyi i love anime, keep that in mind', 'other', 'fyi i love anime, keep that in mind'],
    ['korku filmi izleyemem bunu kafana yaz', 'avoidGenre', 'Korku'],
    ['korku sevmem, kaydet bunu', 'avoidGenre', 'Korku'],
    ['bundan sonra bana cem yılmaz önerme', 'avoidPerson', 'Cem Yılmaz'],
    ['bana bir daha korku filmi gösterme', 'avoidGenre', 'Korku'],
    ['asla gerilim filmi çıkarma karşıma', 'avoidGenre', 'Gerilim'],
    ['korku filmlerini bi daha önerme', 'avoidGenre', 'Korku'],
    ['ben cem yılmazı hiç sevmem bunu yaz bir kenara', 'avoidPerson', 'Cem Yılmaz'],
    ['bundan sonra bana hiç korku filmi gösterme uyuyamıyorum', 'avoidGenre', 'Korku'],
    ['oğlum 9 yaşında bunu not al unutma', 'child', '9'],
    ['korku izleyemiyorum, bunu kaydet bi yere', 'avoidGenre', 'Korku'],
  ])('V-13 notes for good “%s”', async (said, kind, text) => {
    expect(await calls(said)).toEqual([['remember', { note: { kind, text } }]]);
  });

  it('V-13 forgets what was just noted, whatever is told beside it', async () => {
    expect(await calls('romantik film sevmem not al', 'ya unut onu, aşık oldum galiba')).toEqual([
      ['forget', { note: 'Romantik' }],
    ]);
    expect((await calls('romantik film sevmem not al', 'onu unut, komedi öner'))?.[0]?.[0]).toBe(
      'recommendFilms',
    );
  });

  it.each(['bunu kaydet', 'ilkini kaydet', 'bunu favorilerime not al', 'bunları bir daha gösterme'])(
    'V-13 takes “%s” for a word about a film on the screen',
    async (said) => {
      expect((await calls('komedi öner', said))?.map(([tool]) => tool)).not.toContain('remember');
    },
  );

  it.each([
    'hakkımda tuttuğun ne varsa sil kafandan',
    'tüm notlarımı sil',
    'benimle ilgili bildiğin her şeyi unut',
    'notlarımın hepsini temizle',
    'hakkımda not aldığın her şeyi sil',
    'söylediğim her şeyi unut',
    'bütün notlarımı silsene',
    'unut hakkımda ne varsa',
  ])('V-13 forgets all of “%s”', async (said) => {
    expect(await calls('korku sevmem', said)).toEqual([['forget', { all: true }]]);
  });

  it('V-13 tells how many children from how old they are', async () => {
    expect((await calls('2 kızım var 4 ve 9 yaşındalar not al'))?.map(([, input]) => input)).toEqual([
      { note: { kind: 'child', text: '4' } },
      { note: { kind: 'child', text: '9' } },
    ]);
  });

  it('V-13 notes each child, and each genre', async () => {
    expect(await calls('korku ve gerilim sevmem')).toHaveLength(2);
  });

  it('V-13 notes and recommends where films are asked for too', async () => {
    expect(await calls('korku sevmem, film öner')).toEqual([
      ['remember', { note: { kind: 'avoidGenre', text: 'Korku' } }],
      ['recommendFilms', { genres: [], excludeGenres: ['Korku'] }],
    ]);
  });

  it('V-13 notes children, and recommends for the youngest', async () => {
    expect(await calls('8 ve 5 yaşında iki kızım var')).toEqual([
      ['remember', { note: { kind: 'child', text: '8' } }],
      ['remember', { note: { kind: 'child', text: '5' } }],
      ['recommendFilms', expect.objectContaining({ maxAge: 5 })],
    ]);
  });

  it('V-13 notes and refines where films were just shown', async () => {
    expect(await calls('komedi öner', 'romantik sevmem ben')).toEqual([
      ['remember', { note: { kind: 'avoidGenre', text: 'Romantik' } }],
      ['recommendFilms', { genres: ['Komedi'], excludeGenres: ['Romantik'] }],
    ]);
  });

  it.each(['bugün korku istemiyorum', 'bu akşam dram kaldıramam', 'eşim korku sevmez', 'korku olmasın'])(
    'V-13 notes nothing of “%s”, which is about tonight or somebody else',
    async (said) => {
      expect((await calls(said))?.map(([tool]) => tool)).not.toContain('remember');
    },
  );

  it.each(['yok ya fobimi yendim sil o notu', 'notu sil', 'iptal et şu notu', 'o son notu unut gitsin'])(
    'V-13 forgets what was noted last: “%s”',
    async (said) => {
      expect(await calls('korku sevmem', said)).toEqual([['forget', { note: 'Korku' }]]);
    },
  );

  it.each(['bunu aklında tut', 'not al bunu bi dahaki sefere sormayasın', 'bunu unutma tekrar sorma'])(
    'V-13 keeps what was told before: “%s”',
    async (said) => {
      expect(await calls('korku sevmem', said)).toEqual([
        ['remember', { note: { kind: 'avoidGenre', text: 'Korku' } }],
      ]);
    },
  );

  it.each(['onun filmlerini bi daha önerme', 'bu adamın filmlerini bir daha gösterme bana'])(
    'V-13 notes whom no more film is wished of: “%s”',
    async (said) => {
      const [noted] = (await calls('cem yılmaz filmi öner', said)) ?? [];
      expect(noted).toEqual(['remember', { note: { kind: 'avoidPerson', text: 'Cem Yılmaz' } }]);
    },
  );

  it('V-13 notes whose films are not to come, by one that was told of', async () => {
    expect(await calls('titanik nasıl', 'aynı yönetmenden bi şey çıkarma karşıma bi daha')).toEqual([
      ['remember', { note: { kind: 'avoidPerson', text: 'James Cameron' } }],
    ]);
  });

  it('V-13 forgets what it is asked to, and says where its notes are', async () => {
    expect(await calls('korku sevmem', 'korku sevmediğimi unut')).toEqual([['forget', { note: 'Korku' }]]);
    expect(await lastWords(['korku sevmem', 'korku sevmediğimi unut'])).toContain('Unuttum');
    expect(await lastWords(['hakkımda neler biliyorsun'])).toContain('Hakkında bildiklerim');
  });
});

describe('what only sounds like a note', () => {
  it('keeps nothing of somebody in a film who cannot keep things in mind', async () => {
    const told = 'adam yeni şeyleri aklında tutamıyo vücuduna not yazıyodu neydi o filmin adı';
    expect((await callAfter(told))?.[0]).not.toBe('remember');
    expect((await callAfter('bunu aklında tut ben korku sevmem'))?.[0]).toBe('remember');
  });

  it.each([
    ['hakkımda tuttuğun notların hepsini sil', { all: true }],
    ['korku sevmez diye not almışsın ya onu sil artık izliyom', { note: 'Korku' }],
  ])('is forgotten where that is asked: “%s”', async (said, input) => {
    expect(await callAfter(said)).toEqual(['forget', input]);
  });
});

it.each(['şunu aklından çıkarma bizim hanım altyazılı sevmez', 'aklından çıkarma, ben dublajsız izleyemem'])(
  'what is not to slip the mind is kept: %s',
  async (said) => {
    expect((await callAfter(said))?.[0]).toBe('remember');
  },
);
