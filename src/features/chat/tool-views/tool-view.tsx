import { FilmListView } from './list-films-view.tsx';
import { SearchView } from './search-web-view.tsx';
import { StatsView } from './show-stats-view.tsx';
import { ThemeView } from './set-theme-view.tsx';
import { RecommendView } from './recommend-films-view.tsx';
import { SurpriseView } from './surprise-film-view.tsx';
import { TabView } from './open-tab-view.tsx';
import { type TitleTool, TitleView } from './title-view.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { ToolNote } from './tool-note.tsx';
import type { AnyToolPart, Place } from './tool-part.ts';
import { TOOL_WORDS } from './tool-words.ts';
import { TrailerView } from './find-trailer-view.tsx';

/** The view of a tool part: a tool becomes a view by its name. */
export function ToolView({ part, ...place }: Place & { part: AnyToolPart }) {
  const open = place.isLast && !place.live;
  switch (part.type) {
    case 'tool-recommendFilms':
      return (
        <ToolFrame part={part} words={TOOL_WORDS.recommendFilms} {...place}>
          {() =>
            part.state === 'output-available' && (
              <RecommendView
                wishes={part.input}
                output={part.output}
                live={place.live}
                isLast={place.isLast}
              />
            )
          }
        </ToolFrame>
      );
    case 'tool-surpriseFilm':
      return (
        <ToolFrame part={part} words={TOOL_WORDS.surpriseFilm} {...place}>
          {() => part.state === 'output-available' && <SurpriseView output={part.output} live={place.live} />}
        </ToolFrame>
      );
    case 'tool-findTrailer':
      return (
        <ToolFrame part={part} words={TOOL_WORDS.findTrailer} {...place}>
          {() => part.state === 'output-available' && <TrailerView output={part.output} open={open} />}
        </ToolFrame>
      );
    case 'tool-listFilms':
      return (
        <ToolFrame part={part} words={TOOL_WORDS.listFilms} {...place}>
          {() => part.state === 'output-available' && <FilmListView output={part.output} live={place.live} />}
        </ToolFrame>
      );
    case 'tool-searchWeb':
      return (
        <ToolFrame part={part} words={TOOL_WORDS.searchWeb} {...place}>
          {() => part.state === 'output-available' && <SearchView output={part.output} />}
        </ToolFrame>
      );
    case 'tool-showStats':
      return (
        <ToolFrame part={part} words={TOOL_WORDS.showStats} {...place}>
          {() => part.state === 'output-available' && <StatsView output={part.output} />}
        </ToolFrame>
      );
    case 'tool-setTheme':
      return (
        <ToolFrame part={part} words={TOOL_WORDS.setTheme} {...place}>
          {() =>
            part.state === 'output-available' && <ThemeView output={part.output} source={part.toolCallId} />
          }
        </ToolFrame>
      );
    case 'tool-openTab':
      return (
        <ToolFrame part={part} words={TOOL_WORDS.openTab} {...place}>
          {() => part.state === 'output-available' && <TabView output={part.output} />}
        </ToolFrame>
      );
    case 'tool-showFilm':
    case 'tool-addFavourite':
    case 'tool-removeFavourite':
    case 'tool-markWatched':
    case 'tool-unmarkWatched': {
      const name = titleToolOf(part.type);
      return (
        <ToolFrame part={part} words={TOOL_WORDS[name]} {...place}>
          {() =>
            part.state === 'output-available' && (
              <TitleView tool={name} output={part.output} source={part.toolCallId} open={open} />
            )
          }
        </ToolFrame>
      );
    }
    default:
      return <ToolNote tone="info">Bu sürüm bu adımı tanımıyor.</ToolNote>;
  }
}

const TITLE_TOOLS: Readonly<Record<`tool-${TitleTool}`, TitleTool>> = {
  'tool-showFilm': 'showFilm',
  'tool-addFavourite': 'addFavourite',
  'tool-removeFavourite': 'removeFavourite',
  'tool-markWatched': 'markWatched',
  'tool-unmarkWatched': 'unmarkWatched',
};
const titleToolOf = (type: `tool-${TitleTool}`): TitleTool => TITLE_TOOLS[type];
