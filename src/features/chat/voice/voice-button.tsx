import { AudioLines, Mic } from 'lucide-react';
import type { Ref } from 'react';
import { useStore } from 'zustand';

import { Button } from '#ui/button.tsx';

import type { Voice } from './create-voice.ts';

/** Begins to listen, and ends it. Its words are for those who cannot see the box fill. */
export function VoiceButton({ voice, ref }: { voice: Voice; ref: Ref<HTMLButtonElement> }) {
  const { phase } = useStore(voice.store);
  const isListening = phase === 'listening';
  const label = isListening ? 'Dinlemeyi bitir' : 'Konuşarak yaz';
  return (
    <>
      <Button
        ref={ref}
        size="icon"
        variant={isListening ? 'secondary' : 'ghost'}
        className={isListening ? 'text-destructive-text' : 'text-muted-foreground hover:text-foreground'}
        aria-label={label}
        title={label}
        onClick={() => void voice.toggle()}
      >
        {isListening ? (
          <AudioLines aria-hidden className="animate-pulse motion-reduce:animate-none" />
        ) : (
          <Mic aria-hidden />
        )}
      </Button>
      <span role="status" className="sr-only">
        {isListening && 'Dinliyorum'}
      </span>
    </>
  );
}

/** Before the first time, where speech leaves the device: says so, and where it could stay offers that. */
export function VoiceNotice({ voice, onChosen }: { voice: Voice; onChosen: () => void }) {
  const state = useStore(voice.store);
  if (state.phase === 'loading') {
    return (
      <p role="status" className="px-2 text-sm text-muted-foreground">
        Türkçe konuşma paketi iniyor…
      </p>
    );
  }
  if (state.phase !== 'asking') return null;
  // The button that was pressed is gone then; the focus goes on elsewhere.
  const go = (act: () => void) => {
    act();
    onChosen();
  };
  return (
    <div
      role="group"
      aria-label="Konuşarak yazma"
      className="flex flex-wrap items-center justify-end gap-2 rounded-2xl border border-border bg-card px-4 py-3"
    >
      <p role="status" className="min-w-56 flex-1 text-sm text-muted-foreground">
        Sesin yazıya çevrilmek için tarayıcının konuşma servisine gider; SineSohbet sesini saklamaz.
        {state.canLoad && ' Türkçe paketini indirirsen cihazında kalır.'}
      </p>
      <Button variant="ghost" size="sm" onClick={() => go(voice.abort)}>
        Vazgeç
      </Button>
      {state.canLoad && (
        <Button variant="outline" size="sm" onClick={() => go(() => void voice.load())}>
          Paketi indir
        </Button>
      )}
      <Button size="sm" onClick={() => go(voice.agree)}>
        Konuş
      </Button>
    </div>
  );
}
