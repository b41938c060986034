import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });

describe('a forgotten film', () => {
  it.each([
    [
      'aksi dede evi balonlara bağlayıp uçuruyo yanında tombik izci çocuk, adını unuttum kızım ağlıyo onu istiyo',
      'Yukarı Bak',
    ],
    [
      'oyuncaklar canlanıyodu kovboy bi de uzaycı vardı, adını unuttum yeğenim tutturdu illa o',
      'Oyuncak Hikâyesi',
    ],
    [
      'gemi buzdağına çarpıyo fakir çocuk ressam kız zengin, adını hatırlamıyorum annem izlemek istiyo',
      'Titanik',
    ],
    [
      'hani dev gibi zenci bi mahkum vardı elinden sinek gibi bişeyler çıkıyodu iyileştiriyodu milleti, bi de fare vardı, tom hanks gardiyan',
      'Yeşil Yol',
    ],
    [
      'bi adam vardı her sabah aynı güne uyanıyodu saatli radyoda hep aynı şarkı çalıyo, köstebek mi ne bekliyolardı karda. adı neydi onun',
      'Bugün Aslında Dündü',
    ],
    [
      'hani jim carrey doğduğundan beri kameraya çekiliyo da haberi yok bütün kasaba oyuncu sonunda tekneyle duvara çarpıyo neydi o',
      'Truman Show',
    ],
    [
      'hani karı koca turşu limonla mı kurulur sirkeyle mi diye kavga edip ayrılıyolar çocukları paylaşıyolar adile naşit münir özkul hangisiydi o',
      'Neşeli Günler',
    ],
    ['adam her sabah aynı güne uyanıyo radyoda hep aynı şarkı dağ sıçanı mı ne vardı', 'Bugün Aslında Dündü'],
    [
      'hava durumu sunan bi herif vardı hep aynı günü yaşıyo sabah altıda saat çalıyo kunduz mu köstebek mi öyle bi hayvan bayramı var kasabada hangi filmdi o',
      'Bugün Aslında Dündü',
    ],
    [
      'kemal sunal apartmanda kapıcıydı herkesi parmağında oynatıp köşeyi dönüyodu o hangisi la',
      'Kapıcılar Kralı',
    ],
    ['adam marsta unutuluyodu patates ekiyodu kendi bokuyla', 'Marslı'],
    ['adamın hayatı televizyonda yayınlanıyomuş haberi yok, gemiyle gökyüzüne çarpıyodu', 'Truman Show'],
    [
      'kız kocasını bırakıp kaçmış gibi yapıyodu günlük falan yazmış adam suçlu sanılıyodu ben affleck',
      'Kayıp Kız',
    ],
    ['berlin duvarı yıkılmış oğlan komadan çıkan annesine belli etmiyo', 'Elveda Lenin!'],
    ['sonunda meğer adam ölüymüş psikologmuş', 'Altıncı His'],
  ])('is found, whoever wants it and whatever it is likened to: “%s”', async (said, title) => {
    const [turn] = await converse([said], { catalogue, recall });
    expect(turn?.calls[0]).toMatchObject(['showFilm', { title }]);
  });

  it.each([
    'komşunun oğlu askerden kaçmış jandarma köyde arıyo',
    'kızı kaçırılan baba intikam alıyo öyle bi film öner',
    'hafızasını kaybeden bi adam olsun sonunda gerçeği öğrensin',
  ])('is none where nothing is looked for: “%s”', async (said) => {
    const [turn] = await converse([said], { catalogue, recall });
    expect(turn?.calls[0]?.[0]).not.toBe('showFilm');
  });

  it('is none where a kind is wished beside a name that is missed', async () => {
    const said =
      'yağmurlu bir akşam battaniye çay hazır, oyuncunun adını unuttum ama romantik bir komedi öner';
    const [turn] = await converse([said], { catalogue, recall });
    expect(turn?.calls[0]?.[0]).not.toBe('showFilm');
  });
});
