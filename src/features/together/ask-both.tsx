import type { FormEvent } from 'react';
import { useStore } from 'zustand';

import { useRecord, useRecords } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Label } from '#ui/label.tsx';
import { Spinner } from '#ui/spinner.tsx';

import type { Together } from './create-together.ts';
import { MetFilms } from './met-films.tsx';
import { TasteFile } from './taste-file.tsx';
import { ViewerField } from './viewer-field.tsx';

interface AskBothProps {
  together: Together;
  onRound: (code: string) => void;
}

/** What each of the two wants, and the films for both. */
export function AskBoth({ together, onRound }: AskBothProps) {
  const state = useStore(together.store);
  const { favourites, watched } = useRecords();
  const known = useRecord(favourites).length + useRecord(watched).length;
  const { met } = state;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (met.kind !== 'choosing') void together.choose();
  };
  return (
    <>
      <p className="-mt-3 max-w-prose text-muted-foreground">
        İkinizin de görmediği filmler, her birinin size ne verdiğiyle birlikte. Sonra isterseniz on filmlik
        turda ortak filmi birlikte bulursunuz.
      </p>
      <form aria-label="İkimize üç film" className="flex flex-col gap-5" onSubmit={submit}>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <ViewerField
            heading="Sen"
            label="Bu akşam ne istersin?"
            value={state.mine}
            placeholder="gerilim olsun, iki saati geçmesin"
            onChange={(mine) => together.write({ mine })}
            heard={met.kind === 'ready' ? met.heard.mine : []}
          >
            <p className="text-sm text-muted-foreground">
              {known === 0
                ? 'Favorin olmadığı için yazdıkların belirler.'
                : 'Favorilerin, izlediklerin ve notların hesaba katılır.'}
            </p>
          </ViewerField>
          <ViewerField
            heading={state.name.trim() || 'Birlikte izlediğin'}
            label="Neleri sever, ne istemez?"
            value={state.theirs}
            placeholder="romantik komedi sever, korku sevmez, en sevdiği Titanik"
            onChange={(theirs) => together.write({ theirs })}
            heard={met.kind === 'ready' ? met.heard.theirs : []}
          >
            <div className="flex flex-col gap-1.5">
              <Label htmlFor="ikimiz-ad">Adı (isteğe bağlı)</Label>
              <Input
                id="ikimiz-ad"
                value={state.name}
                maxLength={24}
                autoComplete="off"
                onChange={({ target }) => together.write({ name: target.value })}
              />
            </div>
            <TasteFile together={together} file={state.file} />
          </ViewerField>
        </div>
        <Button
          type="submit"
          size="lg"
          aria-busy={met.kind === 'choosing'}
          className="self-start max-sm:w-full"
        >
          {met.kind === 'choosing' ? <Spinner /> : null}
          {met.kind === 'ready' ? 'Yeniden seç' : 'Üç film seç'}
        </Button>
      </form>
      {met.kind === 'failed' ? (
        <p role="alert" className="rounded-xl bg-muted px-4 py-3">
          {met.message}
        </p>
      ) : null}
      {met.kind === 'ready' ? (
        <MetFilms films={met.films} name={state.name.trim()} onRound={() => onRound(met.round)} />
      ) : null}
    </>
  );
}
