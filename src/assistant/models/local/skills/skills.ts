import { type CallHandlers, type Decide } from '../core/skill.ts';
import { notesWords } from './notes/told-notes.ts';
import { acts } from './acts/acts.ts';
import { beside, listening, safety, sympathy } from './care/care.ts';
import { amongNamed } from './comparison/among-named.ts';
import { ofBoth, whichOfNamed } from './comparison/which-of-named.ts';
import { betweenNamed } from './comparison/between-named.ts';
import { versions } from './comparison/versions.ts';
import { comparison, comparisonCalls } from './comparison/comparison.ts';
import { allowed } from './care/allowed.ts';
import { lonely } from './care/lonely.ts';
import { medical } from './care/medical.ts';
import { advice } from './care/advice.ts';
import { aside } from './heard/aside.ts';
import { elsewhere } from './judged/elsewhere.ts';
import { everydayTold } from './told/everyday.ts';
import { toldJob } from './told/jobs.ts';
import { toldDay } from './judged/told-day.ts';
import { heardNoWish, picky } from './heard/heard.ts';
import { mourned } from './judged/mourned.ts';
import { noFilmAtAll } from './judged/no-film-at-all.ts';
import { news } from './judged/news.ts';
import { orderInTale } from './tale/order-in-tale.ts';
import { talkInTale } from './tale/talk-in-tale.ts';
import { unheardOrder } from './unheard/unheard-order.ts';
import { cardComplaint } from './complaint/card-complaint.ts';
import { complaint, sureComplaint } from './complaint/complaint.ts';
import { saidAgain } from './complaint/said-again.ts';
import { complaintThenWish } from './complaint/then-wish.ts';
import { consent } from './consent/consent.ts';
import { inside } from './lore/inside.ts';
import { lore } from './lore/lore.ts';
import { evening } from './evening/evening.ts';
import { eveningCalls } from './evening/plan-reply.ts';
import { gathering } from './evening/gathering.ts';
import { alwaysSame } from './flow/always-same.ts';
import { foundAmong } from './flow/found-among.ts';
import { onService } from './flow/on-service.ts';
import { outOfAnswer } from './flow/out-of-answer.ts';
import { watchesToo } from './flow/watches-too.ts';
import { atOdds, eachOfThem } from './for-two/one-each.ts';
import { forTwo, forTwoCalls } from './for-two/for-two.ts';
import { bareName } from './single-film/act-on-film.ts';
import { trailerOffered } from './single-film/trailer-offered.ts';
import { namedInFewWords } from './single-film/few-words.ts';
import { calledByYear } from './single-film/called-by-year.ts';
import { filmCalls } from './single-film/single-film.ts';
import { mistyped } from './single-film/mistyped.ts';
import { titleAlone } from './single-film/title-alone.ts';
import { continued } from './lists/list-acts.ts';
import { askedDone } from './lists/asked-done.ts';
import { letBe, notCounted, notRecorded, wrongAdded } from './lists/let-be.ts';
import { ofKindOff } from './lists/of-kind.ts';
import { rowAfterHead } from './lists/row-after-head.ts';
import { corrected } from './lists/corrections.ts';
import { oneAndAnother } from './for-two/one-and-another.ts';
import { dislikedBefore } from './in-context/disliked-before.ts';
import { inContext, unhurtAnimal } from './in-context/in-context.ts';
import { listCalls } from './lists/lists.ts';
import { noteCalls, remembering } from './notes/notes.ts';
import { nothingThere } from './own-list/nothing-there.ts';
import { ofNoFilm, ofUnknownFilm } from './questions/of-nobody.ts';
import { ownListCalls } from './own-list/own-list-calls.ts';
import { ownData } from './own-list/own-data.ts';
import { pointsAlone } from './own-list/bare-points.ts';
import { forLater, pickFromOwnList, rating } from './own-list/own-list.ts';
import { otherOfName } from './pick-candidate/other-of-name.ts';
import { pickCandidate } from './pick-candidate/pick-candidate.ts';
import { cardRequest } from './recommendation/card-requests.ts';
import { advisedAgainst } from './questions/advised-against.ts';
import { asMuch } from './questions/as-much.ts';
import { broughtUp } from './questions/brought-up.ts';
import { castByFirstName } from './questions/cast-by-first-name.ts';
import { composers } from './questions/composers.ts';
import { actorOfFilm } from './questions/people-of-film.ts';
import { twoSeries } from './comparison/two-series.ts';
import { alikeAtAll, sameFilm } from './comparison/alike.ts';
import { lorePair } from './lore/lore-pair.ts';
import { describedRole, likelyRoles } from './questions/described-role.ts';
import { deniesCast } from './questions/denies-cast.ts';
import { akinActors } from './questions/akin-actors.ts';
import { allBy } from './questions/all-by.ts';
import { oscarWinners } from './questions/oscars.ts';
import { generalFacts } from './questions/general-facts.ts';
import { glossary } from './questions/glossary.ts';
import { fitsWish } from './questions/fits-wish.ts';
import { oneWithThem } from './questions/one-with-them.ts';
import { filmography, latestFilm, together } from './questions/filmography.ts';
import { theirsToo } from './questions/played-in.ts';
import { prizesOfPerson } from './questions/prizes-of-person.ts';
import { questions } from './questions/questions.ts';
import { sameMaker } from './questions/same-maker.ts';
import { theirFilms } from './questions/their-films.ts';
import { seriesAsked } from './questions/series-asked.ts';
import { whereToBegin } from './questions/where-to-begin.ts';
import { whichPlays } from './questions/which-plays.ts';
import { whoPlaysWhom } from './questions/roles.ts';
import { otherWork } from './reaction/other-work.ts';
import { reaction } from './reaction/reaction.ts';
import { hearsay } from './reaction/hearsay.ts';
import { notToday } from './reaction/not-today.ts';
import { opinion } from './reaction/opinion.ts';
import { remark } from './reaction/remark.ts';
import { toldFilm } from './reaction/told-film.ts';
import { verdict } from './reaction/verdict.ts';
import { debate } from './reaction/debate.ts';
import { untilForgotten } from './recall/until-forgotten.ts';
import { likeKnown } from './recommendation/like-known.ts';
import { likeRecalled } from './recommendation/like-recalled.ts';
import { soughtOfSubject } from './recall/of-subject.ts';
import { recallFilm, recallOpening, soughtFilm } from './recall/recall.ts';
import { unmistakableFilm } from './recall/unmistakable.ts';
import { anySuch } from './recommendation/any-such.ts';
import { correctedNumber } from './own-list/corrected-number.ts';
import { unheardName } from './recommendation/not-understood.ts';
import { eitherPerson } from './recommendation/either-person.ts';
import { eitherWish } from './recommendation/either-wish.ts';
import { longWish } from './recommendation/long-wish.ts';
import { recommend, recommendCalls } from './recommendation/recommendation.ts';
import { screenCalls } from './screens/screens.ts';
import { oneOfPerson } from './questions/of-person.ts';
import { mostOfAll } from './recommendation/most-of-all.ts';
import { lifeAsked } from './questions/life-asked.ts';
import { mostOfPerson } from './questions/rank.ts';
import { moreAlone } from './shown-films/more-alone.ts';
import { knownAlready } from './shown-films/known-already.ts';
import { seenThenAsked } from './shown-films/seen-then-asked.ts';
import { askedByName } from './shown-films/asked-by-name.ts';
import { shownBefore } from './shown-films/shown-before.ts';
import { keptAndGone } from './shown-films/kept-and-gone.ts';
import { swapped } from './shown-films/swapped.ts';
import { darkened } from './screens/darkened.ts';
import { anotherPart } from './series-part/another-part.ts';
import { inOrder } from './shown-films/in-order.ts';
import { shownFilms } from './shown-films/shown-films.ts';
import { writtenBeside } from './shown-films/written-beside.ts';
import { afterSurprise } from './surprise/after-surprise.ts';
import { surprise, surpriseCalls } from './surprise/surprise.ts';
import { opinionAsked, someOpinion } from './talk/opinions.ts';
import { filmTalk } from './talk/film-talk.ts';
import { company } from './talk/company.ts';
import { onlyMarks } from './talk/only-marks.ts';
import { askedOther } from './talk/asked-other.ts';
import { meantOther } from './talk/meant-other.ts';
import { aboutProduct } from './talk/product.ts';
import { aboutItself } from './talk/self.ts';
import { tellings } from './talk/tellings.ts';
import { aboutUsing } from './talk/using.ts';
import { talk } from './talk/small-talk.ts';
import { smallTurns } from './talk/small-turns.ts';
import { worked } from './talk/worked.ts';
import { watched } from './watched/watched.ts';
import { cinemas, halls, playedHere, watchCalls, where } from './watching/watching.ts';

/** Skills that take whatever has a word of theirs, and are the likelier mistaken: others know what they answer. */
export const BROAD: ReadonlySet<Decide> = new Set([
  acts,
  aside,
  bareName,
  heardNoWish,
  recallFilm,
  recommend,
  shownFilms,
  toldDay,
  unheardName,
]);

/** Skills that look for a word or two, which may as well be talk: what they decide is checked like what broad ones do. */
export const CHECKED: ReadonlySet<Decide> = new Set([cinemas, namedInFewWords, remembering, sympathy, where]);

/** What the assistant can do. The first skill that takes a message decides it: the surer a reading, the earlier it is. */
export const SKILLS: readonly Decide[] = [
  // Before everything: somebody in danger is never answered with a film, whatever else was said.
  safety,
  // What a long message wants by sentences like it, before single words of it are read as something else.
  orderInTale,
  // A bare yes or no belongs to the call that waits for it, before it can be small talk.
  consent,
  // `evet`, `ilkini`, of a trailer that was offered: before they are small talk or a card.
  trailerOffered,
  // `yine`, `son bi kez dene`, right after a surprise.
  afterSurprise,
  // `daha`, `9`, before they are the films of those names.
  moreAlone,
  pointsAlone,
  // `kaçar tane`, `titanik de mi`, of what the last answer named: before it is a farewell, a title or nothing known.
  outOfAnswer,
  // `en iyi arkadaşım evleniyor` alone is a film and no news; but what was asked last may be answered by a title.
  (parsed, context) =>
    context.expects === undefined && context.memory.picking === undefined
      ? titleAlone(parsed, context)
      : undefined,
  // `john wick kalsın diğerlerini sevmedim`, before a film is judged, marked or wished by any of it.
  keptAndGone,
  // `geçen önerdiğin filmi beğenmedim`, before it is news, and its answers before they are wishes.
  dislikedBefore,
  // `köpekli film ama hachiko olmasın çok ağladım`, before the tears are a sorrow.
  unhurtAnimal,
  // `türkçe dublajlı olsun`, `3 erkek`, right after films were shown.
  inContext,
  // Before small talk, and before anything reads a loss as a wish.
  beside,
  // `sevgilim aldattı, ayrılsam mı`, before films are brought to who left somebody.
  advice,
  sympathy,
  // `yalnızım ve biraz hüzünlüyüm`, before films to cry over are wished by it.
  lonely,
  // `tansiyonum 16 çıktı, ne yapsam`, before it is news or nothing that is known here.
  medical,
  // `lynch öldü ya`, before whose films they are is wished.
  mourned,
  // `film de istemiyorum, okulda benle dalga geçiyolar`, before a word of it is a wish.
  noFilmAtAll,
  // `topaç düştü mü kavga ettik`, before the quarrel is news or it is a question that nobody can answer.
  debate,
  // `paraziti sevdim bong joon ho'nun başka nesi var`, before the love alone is heard.
  theirFilms,
  // `bugün bunu kaldıramam`, of that film, too, before it is put by for later or shown again.
  notToday,
  // `joker bana göre abartılmış bi film`, before a film is wished by it.
  opinion,
  // `çok korktum ya` of the film that was just seen, before it is news.
  verdict,
  // `sınavı geçtim`, `mülakattan elendim`: a word on it first, and an offer.
  // `bir daha korku filmi gösterme, uyuyamıyorum` is to be kept in mind.
  (parsed, context) => (notesWords.LASTING.in(parsed.text) ? undefined : news(parsed, context)),
  // `fenerli misin sen de`, before teams are off topic and `izliyo musun` is of a film.
  aboutItself,
  // `hangi filmde beraber oynadılar`, `en son ne çekti`, before they are wished or told by less.
  together,
  latestFilm,
  // `marlon brandonun baba filmini ezberledim, onun ayarında ne var`, before others of theirs are told.
  likeKnown,
  // `brad pitt'e benzeyen oyuncular kim`, before films of theirs are wished.
  akinActors,
  filmography,
  theirsToo,
  // `heath ledger'ın olduğu hangisiydi`, before it is asked of those on the screen, or films of theirs are wished.
  oneWithThem,
  // `marvel izlemeye başlicam`, `nerden başlıyım`, before three of them are wished or it is asked which.
  whereToBegin,
  // `seven çok mu karanlık`, of a film on the screen, before it is a complaint or a wish.
  askedByName,
  // `film zevkim çok seçici`, before it is like talk, or the films on the screen are meant.
  picky,
  // `ne saçma şeyler öneriyosun`, before it is a wish or nothing that is understood.
  saidAgain,
  // `??`, before it is nothing much.
  onlyMarks,
  // `ben yönetmeni sordum oyuncuyu değil`
  askedOther,
  // `kimlik dedim ya akıl defteri değil`, before it is a complaint, or the other film is told again.
  meantOther,
  // `oğlum zaten 5 yaşında, ne demek önermem`, before films for that age are wished.
  advisedAgainst,
  // `hesabımı nasıl silerim`, before it is a title, and `listem de gider mi` a list.
  aboutUsing,
  // `film repliği söyle`, before it is nobody's name.
  tellings,
  // `bilgilerimi kaydediyo musun`, `kaç film biliyorsun`, before its words are acts, lists or screens.
  aboutProduct,
  // `önerdiklerin hep amerikan`, before it is talk of films or a wish for them.
  alwaysSame,
  // `dublaj mı altyazı mı`, before it is asked of a film or answered as what cannot be done.
  opinionAsked,
  // `marvel sinema değildir`, before its film words are wishes or complaints.
  filmTalk,
  // `senaryo mu oyunculuk mu sence`
  someOpinion,
  talkInTale,
  // `ödevi yapsana, 23:59'da kapanıyo`, before an hour of it is an evening's or a country of it a film's.
  elsewhere,
  // The fixed sentences of chips and cards, whose quoted words would read as wishes.
  cardRequest,
  // `1994 olanı`, `ilki`: after a question back these name a candidate, not a film on the screen or a wish for a year.
  pickCandidate,
  // `hayır yeni olanı`, before new films are wished.
  otherOfName,
  // Whatever else the assistant asked last: the answer may be a title or a colour alone.
  (parsed, context) => context.expects?.(parsed, context),
  titleAlone,
  // `5 yıldız verdiklerim`, `hangi listelerim var`, before stars or company are wished.
  ownData,
  // `en kısasını bu akşama koy`, of a list that is empty, before films are wished.
  nothingThere,
  // `2020 oscarını kim aldı`, before films of that year are wished, or one is called so.
  oscarWinners,
  // `ilki netflixte var mı`, before the service is wished of others.
  onService,
  // `annem de yanımda olacak`, of the film that is spoken of, before it is told of oneself.
  watchesToo,
  // `kocam uyumasın yeter`, after two films were named: before others are wished.
  amongNamed,
  // `2yi değiştir`, `öncekiler daha iyiydi`, before others are wished in the place of all.
  swapped,
  shownBefore,
  // `ekranın beyazı gözümü yoruyor`, before it is what cannot be done.
  darkened,
  // `bana yakın sinemalar`, before it is asked of us or not understood.
  halls,
  // `listeme ekledin mi`, before it is a deed and a word of it a title.
  askedDone,
  // `izlediklerim: seven, dune`, before everyday words among them are no titles.
  rowAfterHead,
  // `pardon, inception yazacaktım`, before the apology alone is heard.
  mistyped,
  // `yanlış filmi ekledin`
  wrongAdded,
  // `favoriye değil izleneceklere`, `sadece ilki kalsın, diğerlerini çıkar`: of what was just put on a list.
  corrected,
  // `hayır dur vazgeçtim`, where nothing was just changed: before it wishes for films.
  letBe,
  // `izledik sayma`, before it is marked or one is asked which film it was.
  notCounted,
  notRecorded,
  // `korkuları sil`, before they are wished, or kept out of what is wished.
  ofKindOff,
  // `yok 70 değil 90`, before a bare number is stars, a year or small talk.
  correctedNumber,
  // `kumandayı bulamıyorum yarım saattir`, `kira zammı yüzde elli`, before a word of it is a wish or stars.
  everydayTold,
  // `psikoloğum`, before it is nothing that is understood.
  toldJob,
  // `bunları sıraya koy 23:30'da bitsin`, before what is shown is asked about, and `sıraya koy` is an act on a list.
  evening,
  // `cuma bizde toplanıyoruz`, before it is told of oneself or nothing that is understood.
  gathering,
  // `ikisinden hangisi daha çok beğenilmiş`
  ofBoth,
  // `biri korku biri komedi biri anime istiyo`, before all of it is one wish; `zevkimiz taban tabana zıt`
  eachOfThem,
  atOdds,
  // `biri inception sever biri notting hill`
  oneAndAnother,
  // `ben korku o romantik`, before what either says of themselves is noted for good or read as one wish.
  forTwo,
  // `bu üçünü puanına göre diz`, before the number is stars.
  inOrder,
  // `sürelerini de yaz`, before it is a deed on a list.
  writtenBeside,
  // `titanik'e 4 buçuk yıldız ver`, `listemden kısa bir şey`: before their numbers and moods are read as wishes or questions.
  rating,
  pickFromOwnList,
  forLater,
  // `duvara karşıyı biliyorum onu çıkar`, before it is taken off a list, and its card is opened.
  knownAlready,
  // `akirayı izledim, prenses mononoke mi ghost in the shell mi`, before the mark alone is made or the question alone heard.
  seenThenAsked,
  // `1984 var mı`, before films of that year are wished.
  calledByYear,
  // `türk var mı`, `yabancı var mı böyle`, before it is asked of what is shown or nothing that is known.
  anySuch,
  // `arrival olur mu`, before it is a question that nobody can answer.
  fitsWish,
  // `ilk türk filmi hangisi`, `korku ile gerilim farkı ne`
  generalFacts,
  // `neo noir ne demek`, before its words are titles, two things to compare, roles or wishes.
  glossary,
  // `ilk ikisini karşılaştır`, `Baba mı Joker mi daha uzun`, before the questions about what was shown and the acts.
  // `matrixte neoyu tom cruise mu keanu reeves mi oynuyo`, before the two people are weighed.
  whichPlays,
  // `Kubrick mi Hitchcock mu`: two people are no two films.
  eitherPerson,
  // `aksiyon mu izlesem komedi mi`
  eitherWish,
  // `inception ve tenet aynı yönetmenin mi`, before the two are compared or their writer is wished.
  sameMaker,
  // `suzume your name kadar iyi mi`
  asMuch,
  // `arogu izlicez ama gorayı kimse hatırlamıyor`: what a friend knows of the two.
  lorePair,
  // `the others la altıncı his benziyor mu`, `pulp fiction ile ucuz roman aynı film mi`
  alikeAtAll,
  sameFilm,
  // `oppenheimer ile barbie aynı gün çıkmıştı, hangisi daha yüksek puan aldı`, before films like them are wished.
  whichOfNamed,
  // `kelebek eski mi yeni mi`, before it is one quality or another.
  versions,
  // `pixar mı dreamworks mü`, before one film of either is told.
  twoSeries,
  comparison,
  // `zodiac ile tutsak arasındayım`
  betweenNamed,
  // `biriyle iki laf edeyim diye yazdım`, before a story's words or the evening of it are a wish.
  company,
  // `çekiçle dövüyodu, onun gibi bir intikam filmi`, before the story's words are read as wishes.
  likeRecalled,
  // `… adını unuttum, kızım onu istiyor`, before films for a child are wished.
  untilForgotten,
  // A wish with a story around it, before single words of the story are asked about, marked or felt with.
  longWish,
  // `bunlar bana ağır geldi, daha yumuşak olsun`, before the fault is read as a part of the wish.
  complaintThenWish,
  // `bunlar komik mi şimdi allah aşkına`, `hepsi nuh nebiden kalma`
  sureComplaint,
  // `müziklerini hans zimmer yapmış olsun`, before music is wished, or nobody of that name is known.
  composers,
  // `yeşil yoldaki dev gibi adam kim`, before a word of it is another film or all of the cast is told.
  describedRole,
  // `matrixte neo kim`, before a role is taken for a film that is not here or for one of the actors.
  whoPlaysWhom,
  // `sil baştanda sandra bullock yok ki`, before films of hers are wished.
  deniesCast,
  // `üçünü de nolan mı çekti`
  allBy,
  // `jack ölüyor mu`, `katil kimdi`: what happens in it, before only the kind of its ending is told.
  inside,
  // `leondaki kız kim`, `1917 tek çekim mi`: what a friend knows of just that, before it is asked of less.
  lore,
  // `devamı çıktı mı`, before the gap in what is known of later films is told.
  anotherPart,
  // `kaç yaşında`, of somebody and of no film.
  lifeAsked,
  // `ocean's serisi kaç film`, before a name that no film has alone is said to be missing.
  seriesAsked,
  // `gora vardı ya, o kaç senesiydi`, before `o` points at what was shown.
  broughtUp,
  // `Leonardo'nun başka filmi`, before a remote person of that name is taken.
  castByFirstName,
  // `batman mi bu karnımla`, `1964 ne ya`, before a title said against the cards is asked about or its words are wished.
  cardComplaint,
  // `açtık, bitince ne izleyelim`, `güzeldi bitti`, before the first of it is an acceptance and the rest a mood.
  watched,
  // `barıştık, film işe yaradı`
  worked,
  // `sonu sürpriz diyorlar`, before such films are wished.
  hearsay,
  // `vizontele tuuba ilkinin yerini tutmadı`, before single words of it are wishes or asked about.
  remark,
  // `Babam ve Oğlum'u izlerken çok ağladım`, before its tears are read as a mood.
  // `yarım bıraktım, not et`: it is to be kept in mind.
  (parsed, context) => (notesWords.SIGN.in(parsed.text) ? undefined : reaction(parsed, context)),
  // `amelie'ye bayıldım`, `parazit diye bi film varmış`, before the joy is small talk and the rest a wish.
  toldFilm,
  // `buradan izlenir mi`, before it is asked whether it is worth it.
  playedHere,
  // `evet buydu`, of several films, or of the one that was found.
  foundAmong,
  // `tamam ilki olsun`, `yok artık`, before places are cards asked for and words of surprise complaints.
  smallTurns,
  // `nuri bilge ceylanın en kısa filmi`, and `en kısası` after theirs
  mostOfPerson,
  // `neden bunları önerdin`, `hangisini izleyeyim`: these hold words of acts and wishes, and want words only.
  shownFilms,
  // `hiçbiri komik değil`, `hepsi eski`: the words of a wish, said against what was shown.
  complaint,
  // `tarantino'nun en iyi filmi hangisi`, before three of them are wished.
  oneOfPerson,
  // `dünyanın en uzun filmi hangisi`, before nothing of it is known.
  mostOfAll,
  // `nuri bilge altın palmiyeyi hangi filmle aldı`, before the prize is wished of their films.
  prizesOfPerson,
  // `attack on titan bitti`, before it is looked for among the films.
  otherWork,
  // `interstellar da`, right after a film was put on a list, before it is shown as a film that is only named, or asked about.
  continued,
  // `titanikteki kız`: somebody's other films, by a film. Then what is asked of a film.
  actorOfFilm,
  likelyRoles,
  questions,
  // `yönetmeni kimdi`, where no film is in talk, before nothing is understood.
  ofNoFilm,
  // `senna belgesel mi`, before three films are wished by it.
  ofUnknownFilm,
  // `12 yaşındaki oğlum squid game izlemek istiyor`, before its age alone is wished.
  allowed,
  // `korku sevmem`: what is told for good, before it is read as a wish for tonight.
  remembering,
  // `nerede izlenir`, `vizyonda ne var`, before it is said what cannot be seen of services and cinemas.
  where,
  cinemas,
  // `gözdelikten azlettim Titaniki`: an order in words that no reader knows, before a word of it is a film, a name or a wish.
  unheardOrder,
  recallOpening,
  // `hayat bir kutu çikolata diyen adam`: what is remembered of one film alone, before a judge of sentences is asked.
  unmistakableFilm,
  // `satoshi kon'dan ne var`: whoever is not here is said to be missing, before it is read as talk.
  unheardName,
  // `titanik izleyelim mi`, before it is asked what was said.
  namedInFewWords,
  // `matematik dehası olan adam filmi hangisiydi`, before it is like a question of what is shown.
  soughtFilm,
  // `palyaçolu film neydi`, before its subject is wished or it is nothing that is known.
  soughtOfSubject,
  // `bağırdı bana, tuvalete gidip ağladım`, before its tears or a word of it are a wish.
  toldDay,
  // What wants no film by sentences like it, before a stray word is read as a deed or a wish.
  aside,
  // A film told in own words, before its words (`robot`, `gemi`) are read as wishes and `izlemiştim` as an act.
  recallFilm,
  // `beni şaşırt`, before an act without a film (`aç bir sürpriz`) asks which film is meant.
  surprise,
  // Acts before wishes: in `favorilerimdeki komediler` the genre narrows a list.
  acts,
  // `bu öneri çok kötü`, `puan vermek istiyorum`, before a stray word of it is a wish.
  heardNoWish,
  recommend,
  // What is neither an act nor a wish is small talk, unless it is a film's name.
  talk,
  bareName,
  listening,
];

/** What is remembered and said of a finished call. A tool without an entry is a type error. */
export const CALL_HANDLERS: CallHandlers = {
  ...recommendCalls,
  ...surpriseCalls,
  ...filmCalls,
  ...listCalls,
  ...screenCalls,
  ...comparisonCalls,
  ...noteCalls,
  ...ownListCalls,
  ...watchCalls,
  ...eveningCalls,
  ...forTwoCalls,
};
