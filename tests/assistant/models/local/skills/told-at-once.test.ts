import { describe, expect, it } from 'vitest';

import { loadCatalogue, loadLore } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const options = { catalogue: await loadCatalogue(), lore: loadLore, held: { favourites: [] } };
const last = async (said: readonly string[]) => (await converse(said, options)).at(-1);
const lastWords = async (said: readonly string[]) => (await last(said))?.text ?? '';

describe('a question of cinema or of several films', () => {
  it.each([
    [['ilk türk filmi hangisi'], /1914/u],
    [['en çok oscar alan film hangisi'], /Ben-Hur/u],
    [['en çok hasılat yapan film hangisi dünyada', 'ya türkiyede'], /Recep İvedik 5/u],
    [['james bond u kimler oynadı'], /Connery.*Moore.*Craig/u],
    [['kara şövalye serisi hangi sırayla', 'üçünü de nolan mı çekti'], /Evet, hepsini/u],
    [['hızlı ve öfkeli kaç film', 'hepsinde vin diesel var mı'], /Tokyo/u],
    [['brad pit ile edward norton hangi filmde beraber oynadı'], /^Dövüş Kulübü/u],
    [['şener şen ile uğur yücel hangi filmde birlikte oynadı'], /Eşkıya/u],
    [['korku filmi öner', 'en korkuncu hangisi'], /bence/u],
    [['sil baştanda sandra bullock yok ki yalan söyleme'], /Haklısın.*Jim Carrey/u],
    [['the others la altıncı his benziyor mu'], /akraba/u],
    [['arogu izlicez ama gorayı kimse hatırlamıyor olur mu'], /^Olur/u],
    [['görevimiz tehlike filmlerini sırayla yazsana'], /1996.*2025/u],
    [['imdb de birinci film hangisi', 'ikinci peki'], /Baba \(9,2\)/u],
    [['matrix in yenisi eskilerin devamı mı', 'aynı kişiler mi çekmiş'], /Hayır.*Lilly/u],
    [['jurassic park kaç yılı', 'o kadar eski mi ya'], /yıl olmuş/u],
    [['exorcist ne kadar korkunç ya tek başıma izleyebilir miyim'], /Tek başına açma/u],
    [['avatar çok mu uzun yarın erken kalkıcam'], /hafta sonu/u],
    [['joker 2 çıktı mı'], /^Evet, çıktı/u],
    [['cinnette jack nicholson muydu oynayan'], /^Evet, Cinnet'te Jack Nicholson oynuyor\.$/u],
  ])('is told at once: %j', async (said, words) => {
    expect(await lastWords(said)).toMatch(words);
  });

  it('names the best known films of somebody, beside three to see', async () => {
    const told = await last(['christopher nolan hangi filmleri çekti']);
    expect(told?.text).toMatch(/Prestij.*Başlangıç/u);
    expect(told?.calls?.[0]?.[0]).toBe('recommendFilms');
  });

  it('is not seen where films are wished', async () => {
    expect((await last(['nolan öner']))?.calls?.[0]?.[0]).toBe('recommendFilms');
  });

  it.each([
    ['batmanda jim carrey yok mu', /^Hayır/u],
    ['ilk kez türk filmi izleyeceğim öner', /^(?!İlk Türk)/u],
  ])('is not seen where something else is said: %s', async (said, words) => {
    expect(await lastWords([said])).toMatch(words);
  });
});
