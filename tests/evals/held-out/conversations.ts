/** Conversations written before the grammar was worked on again: only their score is read. One turn a line. */
export const HELD_OUT_CONVERSATIONS = `
# refinements
bana bir komedi öner | rec Komedi
yerli olsa daha iyi olur | rec Komedi o=yerli
ikincisini favorilere ekle | add=<any>

# refinements
gerilim filmi istiyorum | rec Gerilim
biraz daha kısa bir şey olsun | rec Gerilim d<=<number>
peki 2010'dan sonra çekilmiş olanlar | rec Gerilim d<=<number> y>=<number>

# refinements
macera filmi bak bana | rec Macera
çocuklar da izleyecek | rec Macera age=<number>
animasyon olmasın ama | rec Macera -Animasyon age=<number>

# refinements
bilim kurgu | rec Bilim Kurgu
puanı en az 8 olsun | rec Bilim Kurgu r>=8
bunları gördüm, başka | watched=<any> + watched=<any> + watched=<any> + rec Bilim Kurgu r>=8 || rec Bilim Kurgu r>=8 || watched=<any> + watched=<any> + watched=<any>

# corrections
korku filmi aç | rec Korku
yok ya vazgeçtim komedi olsun | rec Komedi

# corrections
aksiyon öner | rec Aksiyon
pardon animasyon diyecektim | rec Animasyon

# corrections
Tarantino filmi öner | rec p=Quentin Tarantino
aslında Scorsese olsun | rec p=Martin Scorsese

# references
dram öner bana | rec Drama
üçüncüsü nasıl bir film | show=<any>
onun fragmanı var mı | trailer=<any>
tamam bunu favorilerime al | add=<any>

# references
bir suç filmi seç | rec Suç
ilk filmi izledim ben | watched=<any> || watched=<any> + rec Suç
sonuncunun konusu ne | show=<any>

# references
aile filmi öner | rec Aile
ortadaki filmi internette ara | web=<any>

# references
romantik bir şey öner | rec Romantik || rec mood=romantic
bunların en kısası hangisiyse onun fragmanını aç | trailer=<any>

# references
komedi filmi var mı | rec Komedi
birinciye benzer bir şeyler daha | rec ?Komedi like=<any>

# deeds
Ayla'yı favorilere ekle | add=Ayla
fragmanını da göster | trailer=Ayla

# deeds
Eşkıya'yı izledim | watched=Eşkıya
benzer bir film öner | rec like=Eşkıya

# deeds
favorilerimi göster | list=favourites
istatistiklerim nasıl | stats

# deeds
Baba filmini favorilere ekle | add=<any>
1972 yapımı olan | add=The Godfather

# mixed
selam | none
canım sıkılıyor | rec mood=sad || rec || none
korku olsun o zaman | rec Korku ?mood=sad
daha yeni bir şey | rec Korku y>=<number> ?mood=sad

# mixed
Yıldızlararası gibi bir film | rec like=Interstellar
ama daha kısa | rec like=Interstellar d<=<number>
teşekkürler | none

# mixed
yerli dram öner | rec Drama o=yerli
Türk olması şart değil | rec Drama
iki saati geçmesin | rec Drama d<=120

# mixed
beni şaşırt | surprise
bu olmadı bir daha şaşırt | surprise
bunu favorilerime ekle | add=<any>

# mixed
fantastik öner | rec Fantastik
çok çocukça bunlar | rec Fantastik ?!t=<any> || none || rec Fantastik -Aile
90'lardan olsun | rec Fantastik y>=1990 y<=1999 ?!t=<any> || rec Fantastik -Aile y>=1990 y<=1999

# mixed
sevgilimle film gecesi yapıyoruz | rec mood=?romantic
korku da olabilir | rec Korku mood=?romantic

# corrections
2000'lerden gerilim öner | rec Gerilim y>=2000 y<=2009
yok 90'lardan olsun | rec Gerilim y>=1990 y<=1999
yıl fark etmez aslında | rec Gerilim

# corrections
romantik komedi öner | rec Romantik,Komedi
sadece komedi olsun romantik olmasın | rec Komedi -Romantik
`;
