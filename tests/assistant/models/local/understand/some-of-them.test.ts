import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('of what is wished, those that are so', () => {
  it.each([
    ['western açalım ama kanlısına gelemez annem', { themes: ['western'], avoidThemes: ['kanlı'] }],
    ['western kanlısına gelemez annem', { themes: ['western'], avoidThemes: ['kanlı'] }],
    ['komedi olsun da küfürlüsüne gelemez kayınvalidem', { genres: ['Komedi'], avoidTones: ['küfürlü'] }],
    ['polisiye açalım ama cinsellik içerenini izleyemez babam', { avoidTones: ['cinsellik'] }],
    ['akşama kimse gelemez, aksiyon aç bari', { genres: ['Aksiyon'], excludeGenres: [] }],
  ])('are refused alone: %s', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });
});

describe('an animal that may die', () => {
  it.each([
    'bi tane bile hayvan ölüyosa hiç deme kapatıyom direk, kedi köpek dahil',
    'filmde kedi ölüyorsa baştan söyle izlemem',
    'köpek öldü mü biter benim için',
    'hayvanlara bir şey olursa kapatırım',
  ])('is kept away, and no animal is wished: %s', (text) => {
    expect(found(text)).toMatchObject({ themes: [], avoidThemes: ['hayvan ölümü'] });
  });

  it('may be wished alive', () => {
    expect(found('köpekli film olsun ama köpek ölmesin')).toMatchObject({
      themes: ['köpek'],
      avoidThemes: ['hayvan ölümü'],
    });
  });
});

describe('what is named as one of what was said before', () => {
  it.each([
    ['korku olmasın, gerilim dahil', { genres: [], excludeGenres: ['Korku', 'Gerilim'] }],
    ['animasyon dahil her şey olur', { genres: [], excludeGenres: [] }],
    ['türk filmleri dahil bi korku öner', { genres: ['Korku'] }],
  ])('is no wish of its own: %s', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });
});

describe('the famous ones, where they were seen', () => {
  it.each([
    'az bilinen bir bilim kurgu var mı? meşhurların hepsini tükettik biz',
    'popüler olanları bitirdik, kimsenin bilmediği bi korku',
  ])('are refused: %s', (text) => {
    expect(found(text)).toMatchObject({ themes: ['az bilinen'], avoidThemes: ['popüler'] });
  });

  it('are wished by who likes them', () => {
    expect(found('ünlü filmleri seviyorum')).toMatchObject({ themes: ['popüler'], avoidThemes: [] });
  });
});

describe('a film that frightened somebody', () => {
  it('is not wished, nor what is like it', () => {
    expect(found('geçen exorcist açtık ödümüz koptu, öyle bi şey olmasın, gizemli olsun')).toMatchObject({
      excludeTitles: ['Şeytan'],
      excludeGenres: ['Korku'],
      avoidTones: ['korkutucu'],
    });
  });

  it('is told of beside somebody whose films are wished', () => {
    const text =
      'kuaförde bi film anlattılar başrolü brad pittmiş, onun bi filmi olsun ama yedi miydi neydi kutulu olan, onu açtıydık ödüm koptu kapattık, öyle olmasın';
    expect(found(text)).toMatchObject({
      genres: [],
      people: ['Brad Pitt'],
      excludeTitles: ['Yedi'],
      excludeGenres: ['Korku'],
    });
  });

  it.each(['ödüm kopsun', 'odum kopsun istiyorum isiklari kapattim', 'odumu koparacak film'])(
    'is wished where it shall: %s',
    (text) => {
      expect(found(text).genres).toEqual(['Korku']);
    },
  );

  it.each([
    ['gerilim olsun ama uçaktan ödüm kopuyo', { genres: ['Gerilim'], avoidThemes: ['uçak'] }],
    ['örümcekten ödüm patlar, macera filmi', { genres: ['Macera'], avoidThemes: ['örümcek'] }],
  ])('is no film for who says of what they are afraid: %s', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });

  it.each(['korku dediler de ben tırsıyom', 'arkadaşlar korku filmi açalım dedi ama ben çok tırsarım'])(
    'is what others ask for: %s',
    (text) => {
      expect(found(text)).toMatchObject({ genres: [], excludeGenres: ['Korku'] });
    },
  );
});

describe('a series that is left out', () => {
  it('says nothing against whose films are wished', () => {
    expect(found('daniel radcliffe olsun büyücülü seri hariç')).toMatchObject({
      people: ['Daniel Radcliffe'],
      refusedPeople: [],
    });
    expect(found('tarantino filmleri hariç gangster').refusedPeople).toEqual(['Quentin Tarantino']);
  });
});

describe('somebody whose films are wished', () => {
  it.each([
    ['zendayalı, örümcekli olmayan', ['Zendaya'], { avoidThemes: ['örümcek'] }],
    ['jim carrey maskeli olan hariç hepsi olur', ['Jim Carrey'], {}],
    ['zendaya olsun dune hariç', ['Zendaya'], { excludeTitles: ['Dune'] }],
    ['brad pittin bir filmi olsun ama yedi olmasın', ['Brad Pitt'], { excludeTitles: ['Yedi'] }],
  ])('is not refused with one of them: %s', (text, people, wishes) => {
    expect(found(text)).toMatchObject({ people, refusedPeople: [], ...wishes });
  });
});

describe('how brave somebody is', () => {
  it('neither wishes nor refuses horror', () => {
    expect(found('aç bi korku, tırsak değilim')).toMatchObject({ genres: ['Korku'], excludeGenres: [] });
    expect(found('tırsağım ben, hafif gizem').genres).toEqual([]);
  });
});

describe('a hero who is described', () => {
  it('is refused beside somebody who plays with him', () => {
    expect(found('zendaya olsun ama ağ atan çocukla olanlar haric')).toMatchObject({
      people: ['Zendaya'],
      excludeTitles: ['Örümcek-Adam'],
    });
  });
});
