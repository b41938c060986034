import { Square, Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';

import { IconButton } from '#ui/icon-button.tsx';

import { createReader } from './create-reader.ts';

/** A browser has one voice for all its tabs' pages, so a page has one reader. Absent in some, whatever the type says. */
const { speechSynthesis }: Partial<Window> = typeof window === 'undefined' ? {} : window;
const reader = createReader(speechSynthesis);

interface ReadAloudButtonProps {
  id: string;
  text: string;
  className: string;
}

/** Reads an answer aloud, and stops; only where the device has a Turkish voice. */
export function ReadAloudButton({ id, text, className }: ReadAloudButtonProps) {
  const { hasVoice, id: current } = useStore(reader.store);
  if (!hasVoice || text === '') return null;
  const isReading = current === id;
  const label = isReading ? 'Okumayı durdur' : 'Sesli oku';
  return (
    <IconButton
      label={label}
      title={label}
      Icon={isReading ? Square : Volume2}
      className={className}
      onClick={() => (isReading ? reader.stop() : reader.read(id, text.replaceAll('**', '')))}
    />
  );
}

/** Ends the reading with a new question, another conversation, and the conversation's place on the page. */
export function useQuietWhen(isBusy: boolean, conversation: string): void {
  useEffect(() => {
    if (isBusy) reader.stop();
  }, [isBusy]);
  useEffect(() => {
    // A page that goes does not take its voice along in every browser.
    window.addEventListener('pagehide', reader.stop);
    return () => {
      window.removeEventListener('pagehide', reader.stop);
      reader.stop();
    };
  }, [conversation]);
}
