import { createContext, type ReactNode, use } from 'react';

import type { FilmActions } from './create-film-actions.ts';

const FilmActionsContext = createContext<FilmActions | null>(null);

export function FilmActionsProvider({ actions, children }: { actions: FilmActions; children: ReactNode }) {
  return <FilmActionsContext value={actions}>{children}</FilmActionsContext>;
}

/** The actions of the provider around. @throws where there is none */
export function useFilmActions(): FilmActions {
  const actions = use(FilmActionsContext);
  if (actions === null) throw new Error('useFilmActions needs a FilmActionsProvider around it');
  return actions;
}
