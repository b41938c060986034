import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

const wishesAfter = async (...texts: string[]) => {
  const [call] = (await converse(texts)).at(-1)?.calls ?? [];
  return call?.[0] === 'recommendFilms' ? call[1] : undefined;
};

describe('what is told beside a wish', () => {
  it('is heard: somebody ill is wished well', async () => {
    expect(await lastWords(['6 yaşında hasta bir çocuk var çizgi film öner'])).toMatch(/^Geçmiş olsun/u);
    expect(await lastWords(['oğlumun ateşi var'])).toContain('Geçmiş olsun');
  });

  it.each([
    ['annemle izleyeceğim ayıp sahne olmasın', /^Annenle /u],
    ['annem ve babamla film izleyeceğiz', /^Annen ve babanla /u],
    ['babamla izlemelik yerli bir film', /^Babanla /u],
    ['annemle aramız limoni arayı yumuşatacak bi film', /^(?!Annenle babanla)/u],
    ['tarantinonun izlemediğim filmi', /^İzle/u],
    ['merhaba kolay gelsin korku filmi arıyorum', /^Sağ ol, sana da kolay gelsin!/u],
    ['godfather izlemedim hala utanıyorum, klasik öner', /^(?:Utanacak ne var|Dert etme), /u],
    ['tarantinonun izlemediğim filmi kalmadı sanki, yine de öner', /^(?!İzle)/u],
    ['geçen sefer önerdiğin film çok sıkıcıydı bu sefer akıcı olsun', /bu sefer /u],
  ])('is taken up before the films: %s', async (said, words) => {
    expect(await lastWords([said])).toMatch(words);
  });

  it('is no greeting or shame that a film is wished about', async () => {
    expect(await lastWords(['utanç duygusunu anlatan komedi öner'])).not.toMatch(/^(?:Utanacak|Dert etme)/u);
    expect(await lastWords(['aksiyon öner ama akşam iyi geceler diyebileyim'])).not.toMatch(/^İyi geceler/u);
  });

  it.each(['anneme film öner', 'annemle kavga ettim kafam dağılsın', 'babam yokken korku izleyelim'])(
    'is nobody who does not watch: %s',
    async (said) => {
      expect(await lastWords([said])).not.toMatch(/^(?:Annen|Baban)/u);
    },
  );

  it.each([
    ['güldürürken ağlatan bir film', { genres: ['Komedi', 'Drama'], mood: 'sad' }],
    ['çok ağladım komedi aç', { genres: ['Komedi'], mood: 'sad' }],
    ['katil kim filmi öner', { themes: ['katil kim'] }],
    ['yeşilçam melodramı', { themes: ['yeşilçam', 'melodram'] }],
    ['rakı sofrasına bir film', { themes: ['rakı sofrası'] }],
    ['hollywood klişesi istemiyorum', { avoidThemes: ['ABD'], tones: ['düşündürücü'] }],
    ['hollywood filmi öner', { countries: ['ABD'] }],
  ])('is no other wish: %s', async (said, wanted) => {
    expect(await wishesAfter(said)).toMatchObject(wanted);
  });

  it('may be who watches, and how long', async () => {
    expect(await wishesAfter('yarın vizem var, 1.5 saat, yurtta 4 kişiyiz')).toMatchObject({
      maxDuration: 90,
    });
  });

  it.each([
    ['komedi öner', 'yarına ağlamalık bir şey yaz', { genres: [], mood: 'sad' }],
    ['korku öner', 'bu sefer neşeli olsun', { genres: [], mood: 'happy' }],
    ['komedi öner', 'Hüzünlüyüm', { genres: ['Komedi'], mood: 'sad' }],
  ])('turns a mood round, or keeps the kind: %s, %s', async (first, said, wanted) => {
    expect(await wishesAfter(first, said)).toEqual(wanted);
  });

  it('means Turkish films where subtitles cannot be read', async () => {
    expect(await wishesAfter('anneannem altyazı okuyamaz beraber ne izlesek')).toMatchObject({
      origin: 'yerli',
    });
  });

  it('keeps both people’s wishes where only a length is let go', async () => {
    const turns = await converse(['ben korku eşim komedi', '30 dk nerden çıktı']);
    expect(turns.at(-1)?.calls).toEqual(turns[0]?.calls);
  });

  it('wishes films of two people, and nobody’s who only plays in the film that they are to be like', async () => {
    expect(await wishesAfter('Titanik nasıl', 'leonardo dicaprio ya. buna benzer ne var')).toEqual({
      genres: [],
      similarTo: 'Titanik',
    });
  });
});
