import { Bookmark, BookmarkX, CircleSlash, Eye, EyeOff, Heart, HeartOff, Info, Undo2 } from 'lucide-react';
import * as z from 'zod/mini';

import {
  removeFavouriteQuestion,
  removeFromWatchlistQuestion,
  unmarkWatchedQuestion,
} from '#features/film/questions.ts';
import type { ToolName } from '#tools/registry.ts';

import { ComparisonView } from './comparison-view.tsx';
import { EveningView } from './evening-view.tsx';
import { filmView } from './film-view.tsx';
import { PickView, RateView } from './own-list-views.tsx';
import { ForTwoView } from './for-two-view.tsx';
import { FilmListView, StatsView } from './library-views.tsx';
import { SearchView, TabView, ThemeView, TrailerView } from './outcome-views.tsx';
import { FORGET_ALL_QUESTION, ForgetView, RememberView } from './note-views.tsx';
import { ReportToolView } from './report-tool-view.tsx';
import { RecommendView, SurpriseView } from './recommendation-views.tsx';
import type { ToolEntry } from './tool-entry.ts';
import { CinemasView, WhereView } from './watch-views.tsx';

const titled = z.catch(z.object({ title: z.string() }), { title: 'Bu film' });

/** Every tool with its words and its view: a tool that is missing here is a type error. */
export const TOOL_ENTRIES: { readonly [Name in ToolName]: ToolEntry<Name> } = {
  recommendFilms: { working: 'Filmler seçiliyor…', View: RecommendView },
  surpriseFilm: { working: 'Sürpriz hazırlanıyor…', View: SurpriseView },
  showFilm: {
    working: 'Film açılıyor…',
    View: filmView({ Icon: Info, done: 'Ayrıntıları açıldı', unchanged: 'Ayrıntıları açık' }),
  },
  findTrailer: { working: 'Fragman aranıyor…', View: TrailerView },
  addFavourite: {
    working: 'Favorilere ekleniyor…',
    View: filmView({ Icon: Heart, done: 'Favorilere eklendi', unchanged: 'Zaten favorilerinde' }),
  },
  removeFavourite: {
    working: 'Favorilerden çıkarılıyor…',
    approval: (input) => removeFavouriteQuestion(titled.parse(input)),
    View: filmView({ Icon: HeartOff, done: 'Favorilerden çıkarıldı', unchanged: 'Favorilerinde yoktu' }),
  },
  markWatched: {
    working: 'İzlendi olarak işaretleniyor…',
    View: filmView({ Icon: Eye, done: 'İzlendi olarak işaretlendi', unchanged: 'Zaten izlediklerinde' }),
  },
  unmarkWatched: {
    working: 'İşaret kaldırılıyor…',
    approval: (input) => unmarkWatchedQuestion(titled.parse(input)),
    View: filmView({ Icon: EyeOff, done: 'İzlendi işareti kaldırıldı', unchanged: 'İzlediklerinde yoktu' }),
  },
  searchWeb: { working: 'İnternette aranıyor…', View: SearchView },
  showStats: { working: 'Sayılıyor…', View: StatsView },
  setTheme: { working: 'Görünüm değişiyor…', View: ThemeView },
  listFilms: { working: 'Listen açılıyor…', View: FilmListView },
  compareFilms: { working: 'Filmler karşılaştırılıyor…', View: ComparisonView },
  remember: { working: 'Not alınıyor…', View: RememberView },
  forget: { working: 'Not siliniyor…', approval: () => FORGET_ALL_QUESTION, View: ForgetView },
  addToWatchlist: {
    working: 'İzleyeceklerine ekleniyor…',
    View: filmView({ Icon: Bookmark, done: 'İzleyeceklerine eklendi', unchanged: 'Zaten izleyeceklerinde' }),
  },
  removeFromWatchlist: {
    working: 'İzleyeceklerinden çıkarılıyor…',
    approval: (input) => removeFromWatchlistQuestion(titled.parse(input)),
    View: filmView({
      Icon: BookmarkX,
      done: 'İzleyeceklerinden çıkarıldı',
      unchanged: 'İzleyeceklerinde yoktu',
    }),
  },
  pickFromWatchlist: { working: 'Listene bakılıyor…', View: PickView },
  rateFilm: { working: 'Puanın yazılıyor…', View: RateView },
  hideFilm: {
    working: 'Not ediliyor…',
    View: filmView({ Icon: CircleSlash, done: 'Bir daha önerilmeyecek', unchanged: 'Zaten önerilmiyor' }),
  },
  unhideFilm: {
    working: 'Not ediliyor…',
    View: filmView({ Icon: Undo2, done: 'Yeniden önerilebilir', unchanged: 'Zaten önerilebilir' }),
  },
  showReport: { working: 'Karnen hazırlanıyor…', View: ReportToolView },
  openTab: { working: 'Sekme açılıyor…', View: TabView },
  whereToWatch: { working: 'Platformlara bakılıyor…', View: WhereView },
  listCinemas: { working: 'Vizyondakilere bakılıyor…', View: CinemasView },
  planEvening: { working: 'Gece planlanıyor…', View: EveningView },
  filmsForTwo: { working: 'İki kişiye uyan filmler aranıyor…', View: ForTwoView },
};
