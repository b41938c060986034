/** Conversations that the grammar is held to, in the notation of `../notation.ts`: a turn a line, a blank line between two. */
export const SEEN_CONVERSATIONS = `
# refinements
korku öner | rec Korku
daha kısa olsun | rec Korku d<=<number>
daha yeni | rec Korku d<=<number> y>=<number>

komedi istiyorum | rec Komedi
yerli olsun | rec Komedi o=yerli
90'lardan | rec Komedi o=yerli y>=1990 y<=1999

dram bul bana | rec Drama
başka | rec Drama
başka var mı | rec Drama
puanı daha yüksek olsun | rec Drama r>=<number>

gerilim | rec Gerilim
çok kanlı olmasın | rec Gerilim !t=kanlı
iki saatten kısa olsun | rec Gerilim !t=kanlı d<=120

animasyon öner | rec Animasyon
kızım 6 yaşında | rec Animasyon age=6 ?Aile
bunları izledik başka | rec Animasyon age=6 ?Aile || watched=<any> + watched=<any> + watched=<any> + rec Animasyon age=6 ?Aile

macera filmi öner | rec Macera
korku da içermesin | rec Macera -Korku
süresi 100 dakikayı geçmesin | rec Macera -Korku d<=100
daha eski bir şeyler | rec Macera -Korku d<=100 y<=<number>

Nolan filmi öner | rec p=Christopher Nolan
bilim kurgu olanlardan | rec Bilim Kurgu p=Christopher Nolan
8 üstü olsun puanı | rec Bilim Kurgu p=Christopher Nolan r>=8

hapishane filmi | rec t=hapishane
kaçış da olsun | rec t=hapishane+kaçış
yabancı olsun | rec t=hapishane+kaçış o=yabancı

film öner | rec
hüzünlü olsun | rec mood=sad
yerli olursa daha iyi | rec mood=sad o=yerli

bana bir aksiyon filmi öner | rec Aksiyon
biraz komik de olsun | rec Aksiyon,Komedi
bunlar çok eski | rec Aksiyon,Komedi y>=<number>

aile filmi | rec Aile
animasyon da olabilir | rec Aile,Animasyon
müzikal olmasın | rec Aile,Animasyon !t=müzikal

# corrections
korku öner | rec Korku
vazgeçtim komedi olsun | rec Komedi

drama aç | rec Drama
yok pardon aksiyon dedim | rec Aksiyon

Brad Pitt filmi | rec p=Brad Pitt
Brad Pitt değil Tom Cruise demek istedim | rec p=Tom Cruise

80'lerden bir film | rec y>=1980 y<=1989
90'lar olsun ya | rec y>=1990 y<=1999

yerli gerilim | rec Gerilim o=yerli
yabancı da olur | rec Gerilim || rec Gerilim o=yabancı

romantik komedi | rec Romantik,Komedi
sadece romantik | rec Romantik

en fazla 90 dakika sürsün, komedi | rec Komedi d<=90
süre önemli değil aslında | rec Komedi

korku 2010 sonrası | rec Korku y>=2010 || rec Korku y>=2011
baştan başlayalım, komedi öner | rec Komedi

# references
komedi öner | rec Komedi
ikincisini favorilere ekle | add=<any>
ilkinin fragmanı | trailer=<any>

gerilim öner | rec Gerilim
sonuncusu ne hakkında | show=<any>
bunu izledim | watched=<any>

bilim kurgu öner | rec Bilim Kurgu
hepsini favorilere ekle | add=<any> + add=<any> + add=<any>

dram öner | rec Drama
üçüncüyü internette ara | web=<any>

aksiyon filmi öner | rec Aksiyon
en yenisini aç | show=<any>
bunu favorilere at | add=<any>

suç filmi | rec Suç
ilk ikisini izledim | watched=<any> + watched=<any>

macera öner | rec Macera
ikincisi gibi başka var mı | rec ?Macera like=<any>

korku öner | rec Korku
neden bunları önerdin | none
birincisini izledim, başka öner | watched=<any> + rec Korku

fantastik film | rec Fantastik
2. filmin fragmanını aç | trailer=<any>
onu favorilere ekle | add=<any>
favorilerimi göster | list=favourites

# deeds
Titanik'i favorilere ekle | add=Titanic
fragmanını aç | trailer=Titanic
vazgeçtim favorilerden çıkar | unfav=Titanic

beni şaşırt | surprise
başka | surprise
bunun konusu ne | show=<any>

Joker'i izledim | watched=Joker
bunun gibi bir film öner | rec like=Joker

favorilerimi aç | list=favourites || tab=favorites
ayarlara git | tab=settings
karanlık mod lütfen | theme=dark

Parazit'in fragmanı | trailer=Parasite
favorilere de ekle | add=Parasite
izledim olarak işaretle | watched=Parasite

# mixed
selam | none
bana film öner | rec
komik olsun | rec Komedi
teşekkürler | none

naber | none
canım sıkkın biraz | none || rec mood=sad
ağlamalık değil de neşelendirecek bir şey | rec mood=happy ?!t=hüzünlü

Interstellar gibi film | rec like=Interstellar
daha kısa olsun | rec like=Interstellar d<=<number>
ilkini favorilere ekle | add=<any>

çocuklarla film izleyeceğiz | rec ?Aile age=<number>
animasyon olsun | rec Animasyon ?Aile age=<number>
kısa olsun | rec Animasyon ?Aile age=<number> d<=<number>

korku filmi öner | rec Korku
hava nasıl bugün | none
daha yeni olsun | rec Korku y>=<number>

yerli komedi öner | rec Komedi o=yerli
Kemal Sunal oynasın | rec Komedi o=yerli p=Kemal Sunal
ilk filmi aç | show=<any>

Tarantino'dan bir şey | rec p=Quentin Tarantino
bunların hepsini izledim | watched=<any> + watched=<any> + watched=<any> + rec p=Quentin Tarantino
benzer tarzda başka | rec p=Quentin Tarantino || rec ?like=<any> p=Quentin Tarantino
`;
